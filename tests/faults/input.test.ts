import { playInChromium } from './play.ts';

playInChromium('input');
