import { agendaOf } from '../../../workers/shared/draw-day/agenda.ts';
import { agendaEntry, agendaTexts } from '../../content/draw-day/agenda.ts';
import { calendarFile } from '../../content/draw-day/calendar-file.ts';
import { currentInstant } from '../../platform/clock.ts';
import { downloadFile } from '../../platform/download.ts';
import type { SavedGame } from '../saved-games/game.ts';

/** Offers the days to come of games as a file for calendars. `none`: there are none; `failed`: the browser cannot. */
export function saveAgenda(games: readonly SavedGame[]): 'saved' | 'none' | 'failed' {
  const now = currentInstant();
  const days = agendaOf(games, Date.parse(now));
  if (days.length === 0) return 'none';
  const file = new Blob([calendarFile(days.map(agendaEntry), now)], { type: 'text/calendar;charset=utf-8' });
  return downloadFile(agendaTexts.fileName, file) ? 'saved' : 'failed';
}
