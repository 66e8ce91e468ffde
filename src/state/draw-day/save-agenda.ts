import { agendaEntry, agendaTexts } from '../../content/draw-day/agenda.ts';
import { calendarFile } from '../../content/draw-day/calendar-file.ts';
import { currentInstant } from '../../platform/clock.ts';
import { downloadFile } from '../../platform/download.ts';
import { knownTime } from '../clock/known-time.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { agendaOf } from './agenda.ts';

/**
 * Offers the days to come of games as a file for calendars. `none`: there are none; `failed`: the browser cannot;
 * `clock`: it is not known what is to come.
 */
export function saveAgenda(games: readonly SavedGame[]): 'saved' | 'none' | 'failed' | 'clock' {
  const now = knownTime();
  if (Number.isNaN(now)) return 'clock';
  const days = agendaOf(games, now);
  if (days.length === 0) return 'none';
  const file = new Blob([calendarFile(days.map(agendaEntry), currentInstant())], {
    type: 'text/calendar;charset=utf-8',
  });
  return downloadFile(agendaTexts.fileName, file) ? 'saved' : 'failed';
}
