import type { Plugin } from 'vite';

export const LICENSES: string;
export function seedrandomLicenses(): Plugin;
