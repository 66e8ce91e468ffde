import { playInChromium } from './play.ts';

playInChromium('network');
