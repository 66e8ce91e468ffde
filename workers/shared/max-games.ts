/** Most tickets that one request of the app may ask for. Product specification, section 9. */
export const MAX_GAMES = 20;
