/** Key of the tab's storage under which the place on a page waits for the page in the other language. */
export const placeKey = 'place';
