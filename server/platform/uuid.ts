const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether the text is a UUID in lower case, as the server writes them. PostgreSQL refuses a query with any other text. */
export const isUuid = (text: string): boolean => uuid.test(text);
