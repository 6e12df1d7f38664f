import { Checkbox, Radio, Select, TextInput } from '@mantine/core';
import { LANGUAGE_BOOSTS } from '../../../../../shared/domain/speech/speech-options.ts';
import type { EngineChoice } from '../../../../../shared/domain/settings/engine-choice.ts';
import { EngineField } from '../../../../ui/generation-form/engine/engine-field.tsx';
import { useEngine } from '../../../../ui/generation-form/engine/use-engine.ts';
import { BillingLine } from '../../../../ui/generation-form/submit/billing-line.tsx';
import { texts } from '../../texts.ts';
import { cloneTexts } from '../../clone-draft/clone-texts.ts';
import wizard from '../parts/clone.module.css';
import classes from './naming.module.css';
import { type CloneDraft, setDraft, useCloneDraft } from '../../clone-draft/clone-draft.ts';
import { IdField } from '../parts/id-field.tsx';
import { totalMs } from '../../clone-draft/spans/spans.ts';
import { useCloneId } from '../parts/use-clone-facts.ts';
import { GrowingTextarea } from '../../../../ui/text/growing-textarea.tsx';

const words = cloneTexts.naming;
const ANY = 'any';

/** Last step: name, id, language, whose voice it is, and what will leave the computer. */
export function NamingStep() {
  const state = useEngine('voices');
  const { engine } = state;
  const name = useCloneDraft((draft) => draft.name);
  const language = useCloneDraft((draft) => draft.language);
  const id = useCloneId();
  return (
    <>
      <section className={wizard.block} aria-label={words.title}>
        <TextInput
          label={words.name}
          placeholder={words.namePlaceholder}
          value={name}
          maxLength={120}
          onChange={(event) => setDraft({ name: event.currentTarget.value })}
        />
        <IdField id={id} engine={engine} label={words.id} onChange={(typed) => setDraft({ id: typed })} />
        <Select
          label={words.language}
          description={engine === 'local' ? words.languageLocal : words.languageWhy}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          searchable
          data={[{ value: ANY, label: words.anyLanguage }, ...LANGUAGE_BOOSTS.filter((tag) => tag !== 'auto')]}
          value={language ?? ANY}
          onChange={(value) => setDraft({ language: value === null || value === ANY ? null : value })}
        />
      </section>
      <Consent />
      <section className={wizard.block} aria-label={cloneTexts.summary.title}>
        <EngineField state={state} />
        <CloneBilling engine={engine} />
      </section>
    </>
  );
}

/** What leaves the computer, where it goes, and what it counts as. */
function CloneBilling({ engine }: { engine: EngineChoice }) {
  const spans = useCloneDraft((draft) => draft.spans);
  const prompt = useCloneDraft((draft) => draft.prompt);
  const facts = { sampleMs: totalMs(spans), promptMs: prompt ? totalMs([prompt]) : null };
  const { stays, sent } = cloneTexts.summary;
  const words = { stays: stays(facts), sent: (host: string) => sent(facts, host) };
  return <BillingLine engine={engine} billed={{ unit: 'voices', amount: 1 }} {...words} />;
}

function Consent() {
  const consent = useCloneDraft((draft) => draft.consent);
  const change = (values: Partial<CloneDraft['consent']>) =>
    setDraft({ consent: { ...consent, isAgreed: false, ...values } });
  return (
    <section className={wizard.block} aria-label={texts.consent.title}>
      <h3 className={wizard.blockTitle}>{texts.consent.title}</h3>
      <p className={wizard.small}>{words.consentWhy}</p>
      <Radio.Group
        aria-label={texts.consent.basis}
        value={consent.basis}
        onChange={(basis) => change({ basis: basis as 'own' | 'given' })}
      >
        <div className={classes.choices}>
          <Radio size="xs" value="own" label={words.own} />
          <Radio size="xs" value="given" label={words.given} />
        </div>
      </Radio.Group>
      <TextInput
        label={consent.basis === 'own' ? words.myName : words.person}
        value={consent.person}
        maxLength={200}
        onChange={(event) => change({ person: event.currentTarget.value })}
      />
      <GrowingTextarea
        label={words.statement}
        placeholder={consent.basis === 'own' ? words.ownStatement : words.givenStatement}
        description={words.statementWhy}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        minRows={2}
        maxLength={2000}
        value={consent.statement}
        onChange={(event) => change({ statement: event.currentTarget.value })}
      />
      <Checkbox
        label={consent.basis === 'own' ? words.agreeOwn : words.agreeGiven(consent.person.trim())}
        checked={consent.isAgreed}
        onChange={(event) => change({ isAgreed: event.currentTarget.checked })}
      />
    </section>
  );
}
