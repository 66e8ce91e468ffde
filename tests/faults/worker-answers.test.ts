import { playInChromium } from './play.ts';

playInChromium('worker answers');
