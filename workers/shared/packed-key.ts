/** The query parameter that a packed link is: the whole of a receipt in one text. */
export const PACKED_KEY = 'r';
