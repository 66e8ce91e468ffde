import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { diaryTexts } from '../../content/diary/diary.ts';
import type { AddressSearch } from '../../state/address/address.ts';
import { loadFoundPrizes } from '../../state/check/found-prizes.ts';
import { diary } from '../../state/diary/diary.ts';
import { loadSpending } from '../../state/diary/spending.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import { RobotSays } from '../parts/robot-says.tsx';
import css from './diary.module.css';
import { DiarySums } from './diary-sums.tsx';
import { HelpCard } from './help-card.tsx';
import { LimitCard } from './limit-card.tsx';
import { SpendingForm } from './spending-form.tsx';

/** «Diário»: what was spent beside what came back, a limit of one's own, and where there is help. */
export function DiaryView() {
  const { tab }: AddressSearch = useSearch({ strict: false });
  const { status } = useSnapshot(diary);
  useEffect(() => {
    void loadFoundPrizes();
    void loadSpending();
  }, []);
  return (
    <>
      <p className={common.soft}>{diaryTexts.lead}</p>
      {status === 'not-kept' ? <Notice>{diaryTexts.notKept}</Notice> : null}
      <div className={`${layout.form} ${css.columns}`}>
        {status === 'unread' ? <RobotSays isWait words={diaryTexts.loading} /> : <DiarySums />}
        <div className={layout.form}>
          <SpendingForm />
          <LimitCard />
          <HelpCard isAsked={tab === 'help'} />
        </div>
      </div>
    </>
  );
}
