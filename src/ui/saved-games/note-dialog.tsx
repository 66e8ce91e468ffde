import { useRef, useState } from 'react';
import { EXTRA_COUNT, LOTTERIES, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { MONTHS } from '../../../workers/shared/lottery/months.ts';
import { betTexts } from '../../content/bet/bet.ts';
import { resultTexts, SAVE_WORDS } from '../../content/run/result.ts';
import { notedText, noteTexts } from '../../content/saved-games/note.ts';
import { centsOf } from '../../state/bet/cost.ts';
import { readTypedNumbers } from '../../state/bet/typed-numbers.ts';
import { restore } from '../../state/saved-games/changes.ts';
import { noteGames } from '../../state/saved-games/note-games.ts';
import { showOffer, showToast } from '../../state/shell/toasts.ts';
import { NumbersField } from '../bet/numbers-field.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Dialog } from '../parts/dialog.tsx';
import { CheckField, SelectField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';

interface Props {
  /** The lottery that it begins with. */
  readonly lottery: LotteryKey;
  readonly onClose: () => void;
}

/** «Anotar um jogo meu»: the marks of a ticket that somebody has, typed or tapped. */
export function NoteDialog({ lottery: first, onClose }: Props) {
  const [key, setKey] = useState(first);
  const [text, setText] = useState('');
  const [extra, setExtra] = useState(0);
  const [mirror, setMirror] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** The button that sends the form asks for a further game. */
  const isAnother = useRef(false);
  const lottery = lotteryOf(key);
  const [least, most] = lottery.counterSizes;
  const { numbers, fault } = readTypedNumbers(lottery, most, text);
  const marks = {
    lotteryType: key,
    numbers: [...numbers].sort((a, b) => a - b),
    ...(lottery.extra && extra > 0 && { [lottery.extra]: extra }),
    ...(lottery.hasMirror && mirror && { mirror: true as const }),
  };
  const choose = (other: LotteryKey) => {
    setKey(other);
    setExtra(0);
    setMirror(false);
  };
  const keep = async () => {
    setIsTried(true);
    if (fault || missing > 0) return;
    const { code, gone, undo } = await noteGames([marks]);
    const words = SAVE_WORDS[code];
    if (undo && gone > 0) showOffer(words, { label: resultTexts.undo, run: () => void restore(undo) });
    else showToast(words);
    if (code === 'full-of-favorites') return;
    if (!isAnother.current) return onClose();
    choose(key);
    setText('');
    setIsTried(false);
    form.current?.querySelector('input')?.focus();
  };
  const missing = least - numbers.length;
  const values =
    lottery.extra === 'month' ? MONTHS : Array.from({ length: EXTRA_COUNT.team }, (_, i) => betTexts.teamNumber(i + 1));
  return (
    <Dialog title={noteTexts.title} onClose={onClose}>
      <Form ref={form} className={layout.form} data-lottery={key} onSend={keep}>
        <p className={common.soft}>{noteTexts.lead}</p>
        <SelectField
          label={noteTexts.lottery}
          value={key}
          choices={LOTTERIES.map((one) => [one.key, one.name])}
          onChange={choose}
        />
        <NumbersField
          lottery={lottery}
          label={noteTexts.numbers}
          text={text}
          most={most}
          problem={isTried && missing > 0 ? noteTexts.missing(missing) : undefined}
          onChange={setText}
        >
          <p role="status" className={common.strong}>
            {notedText(lottery, numbers.length, centsOf([marks]))}
          </p>
        </NumbersField>
        {lottery.extra ? (
          <SelectField
            label={betTexts[lottery.extra]}
            value={extra}
            choices={[noteTexts.none, ...values].map((name, i) => [i, name])}
            onChange={setExtra}
          />
        ) : null}
        {lottery.hasMirror ? (
          <CheckField label={betTexts.mirror} hint={betTexts.mirrorHint} isChecked={mirror} onChange={setMirror} />
        ) : null}
        <Button type="submit" look="primary" wide onClick={() => (isAnother.current = false)}>
          {noteTexts.save}
        </Button>
        <Button type="submit" wide onClick={() => (isAnother.current = true)}>
          {noteTexts.another}
        </Button>
      </Form>
    </Dialog>
  );
}
