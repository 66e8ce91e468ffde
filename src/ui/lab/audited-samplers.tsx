import { type AuditReport, caughtBy } from '../../../workers/shared/lab/audit-report.ts';
import { auditTexts, SAMPLER_NAMES } from '../../content/lab/audit.ts';
import css from './lab.module.css';

/** The generator and those that are broken on purpose, each with what the tests say of it. */
export function AuditedSamplers({ samplers }: AuditReport) {
  return (
    <ul className={css.card} aria-label={auditTexts.caption}>
      {samplers.map((sampler) => {
        const [name, about] = SAMPLER_NAMES[sampler.id];
        const tests = caughtBy(sampler);
        return (
          <li key={sampler.id} className={css.sampler} data-caught={tests.length > 0}>
            <b>{name}</b>
            <span>{tests.length > 0 ? auditTexts.caught(tests) : auditTexts.passed}</span>
            <small>{about}</small>
          </li>
        );
      })}
    </ul>
  );
}
