const rendered = /<div id="root">.*<script type="application\/json" id="page-data">.*?<\/script>/s;

/** The document as where the server could not render the page: the app makes its calls. */
export const emptied = (html: string): string => html.replace(rendered, '<div id="root"></div>');
