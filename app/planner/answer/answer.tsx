import { memo, Suspense } from 'react'
import { optionOf, type PlanDetails, sharedAddressOf } from '../../../domain/planner/plan-address'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { approx, inLakh } from '../../../shared/format/lakh'
import { Coverage } from '../../components/delivery/coverage'
import type { CoverageThere } from '../../components/delivery/coverage.server'
import { AskInstaller } from '../../components/enquiries/ask/ask-installer'
import {
	coversOf,
	customerOf,
	figure,
	isFromBill,
	kilowatts,
	paidBackIn,
	partsOf,
	runsFor,
	rupees,
	stateNote,
} from '../../components/planner/words'
import hidden from '../../ui/layout/hidden.module.css'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { lazyBelow } from '../../ui/lazy-below'
import { Text } from '../../ui/text/text'
import { KeyFigures } from '../explained/key-figures'
import type { BelowProps } from '../figures/below'
import { FURTHER, STYLES } from '../figures/below-styles'
import { UnitPrice } from '../questions/unit-price'
import { Actions } from './actions'
import classes from './answer.module.css'
import { Compare } from './compare'
import { OverBudget } from './over-budget'
import { SavingCard } from './saving-card'
import { Reasons } from './suggestions'
import { Verdict } from './verdict'

interface AnswerProps {
	plan: PlanAnswer
	/** The details as they are now, with the choice. */
	details: PlanDetails
	mistakes: Record<string, string>
	/** Whether the shop installs there; null where that is not known. */
	coverage: CoverageThere | null
	/** Whether the shop issues quotations. */
	quotes: boolean
}

/** The heading of an answer. */
export const ANSWER = 'answer-title'

const LazyBelow = lazyBelow(FURTHER, STYLES, async () => (await import('../figures/below')).Below)

/** Rendered again with another plan alone, so that parts without a plan stay while their code is out of reach. */
const Below = memo(
	(props: BelowProps) => (
		<Suspense>
			<LazyBelow {...props} />
		</Suspense>
	),
	(before, now) => before.plan === now.plan && before.option === now.option,
)

/** The system that fits, with all there is to say of it. */
export function Answer({ plan, details, ...more }: AnswerProps) {
	const option = optionOf(plan, details.choice)
	return (
		<Stack className={`${classes.answer} ${classes.sections}`}>
			<p role="status" className={hidden.hidden}>
				{option ? spoken(option) : plan.reasons.join(' ')}
			</p>
			{option ? (
				<System plan={plan} details={details} {...more} option={option} />
			) : (
				<Nothing plan={plan} details={details} />
			)}
		</Stack>
	)
}

function spoken(option: PlanOption) {
	const { verdict } = option
	if (verdict.answer === 'no') return verdict.sentence
	const { saving, cost, subsidy, paybackRange } = option.money
	const after = subsidy.amount > 0 ? ' after subsidy' : ''
	const back =
		paybackRange.earliest === null
			? 'is not paid back'
			: `is paid back in ${paidBackIn(paybackRange)}`
	return `${kilowatts(option.kwp)}: ${partsOf(option)}. It saves about ${rupees(approx(saving))} a year, costs ${inLakh(cost)}${after}, and ${back}.`
}

function Nothing({ plan, details }: Pick<AnswerProps, 'plan' | 'details'>) {
	return (
		<Stack as="section" gap={6} className={classes.top} aria-labelledby={ANSWER}>
			<Text size="small" color="leaf" strong>
				{plan.place.name}
			</Text>
			<h2 id={ANSWER} tabIndex={-1}>
				No system fits these details
			</h2>
			<Reasons plan={plan} details={details} />
			{plan.estimate && <Text>{plan.estimate.sentence}</Text>}
			<Row wrap>
				<AskInstaller
					pin={details.pin ?? null}
					plan={sharedAddressOf(details)}
					summary={shortOf(plan, details)}
				/>
			</Row>
			<Text size="small" color="muted">
				Change any detail and the plan updates.
			</Text>
		</Stack>
	)
}

/** The requirements in one sentence, for an enquiry. */
const shortOf = ({ estimate, place }: PlanAnswer, details: PlanDetails) =>
	`${estimate ? `About ${kilowatts(estimate.kwp)}` : 'A system'} for ${customerOf(details)} in ${place.name}`

const useOf = ({ monthlyKwh }: PlanAnswer, details: PlanDetails) =>
	isFromBill(details)
		? `your use: about ${figure(monthlyKwh)} units a month, by our estimate`
		: `the ${figure(monthlyKwh)} units you use in a month`

type SystemProps = AnswerProps & { option: PlanOption }

function System({ plan, details, mistakes, coverage, quotes, option }: SystemProps) {
	const { verdict } = option
	const system = `${kilowatts(option.kwp)}: ${partsOf(option)}.`
	const isLoss = verdict.answer === 'no'
	return (
		<>
			<Stack as="section" gap={5} className={classes.top} aria-labelledby={ANSWER}>
				<Stack gap={2}>
					<Text size="small" color="leaf" strong>
						{plan.place.name}
					</Text>
					<h2 id={ANSWER} tabIndex={-1}>
						{isLoss ? verdict.sentence : system}
					</h2>
					<Text size="body">
						{isLoss && `${system} `}
						{coversOf(option, useOf(plan, details))}
						{option.backupHours !== null && `, and ${runsFor(option.backupHours, details)}`}.
					</Text>
				</Stack>
				<Verdict {...verdict} />
				<SavingCard option={option} plan={plan} />
				<KeyFigures of={['cost', 'subsidy', 'payback', 'net']} option={option} plan={plan} />
				<Text size="tiny" color="muted">
					Press any underlined figure to see how it is calculated.
				</Text>
				<Actions option={option} plan={plan} details={details} quotes={quotes} />
				{coverage && (
					<Text size="small">
						<Coverage of={coverage} />
					</Text>
				)}
				<UnitPrice plan={plan} details={details} mistake={mistakes.rate} />
				<Reasons plan={plan} details={details} />
				{plan.overBudget && option.role === 'best' && (
					<OverBudget offer={plan.overBudget} details={details} />
				)}
				{[stateNote(plan), plan.place.note].map(
					(note) =>
						note && (
							<Text key={note} size="small" color="muted">
								{note}
							</Text>
						),
				)}
			</Stack>
			<Compare plan={plan} details={details} chosen={option} />
			<Below plan={plan} option={option} details={details} />
		</>
	)
}
