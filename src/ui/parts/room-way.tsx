import { ToPage, type ToPageProps } from '../address/to-page.tsx';
import rows from './rows.module.css';

interface Props extends Pick<ToPageProps, 'page' | 'search' | 'onGo'> {
  /** The question that the room answers. */
  readonly question: string;
  readonly hint: string;
}

/** A row that leads to a room. */
export function RoomWay({ question, hint, ...way }: Props) {
  return (
    <ToPage {...way} className={rows.row}>
      <span>
        <b>{question}</b>
        <small>{hint}</small>
      </span>
      <span aria-hidden="true">›</span>
    </ToPage>
  );
}
