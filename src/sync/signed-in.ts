import Cookies from 'js-cookie';

/** Whether the cookies are still this person's: somebody else may have signed in in another tab. */
export const isSignedIn = (person: string) => (Cookies.get('_auth_state') ?? '').includes(person);
