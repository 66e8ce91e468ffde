import { playInChromium } from './play.ts';

playInChromium('storage');
