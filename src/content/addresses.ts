declare global {
  interface ImportMetaEnv {
    readonly VITE_CHECKOUT_URL: string;
    readonly VITE_VIDEO_URL: string;
  }
}

/**
 * The addresses that the host may choose: https, or by default the path of a sample page. The build has checked them:
 * `build/public-addresses.ts`.
 */
export const addresses = {
  /** Where Premium is bought; opens in a new tab. */
  checkout: import.meta.env.VITE_CHECKOUT_URL,
  /** The explainer video's frame; asked for only after a tap. */
  video: import.meta.env.VITE_VIDEO_URL,
} as const;
