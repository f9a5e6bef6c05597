import { Button } from '@mantine/core'
import { IconAdjustments, IconBookmark, IconPrinter } from '@tabler/icons-react'
import { memo, Suspense } from 'react'
import { Link } from 'react-router'
import { optionOf, type PlanDetails, sharedAddressOf } from '../../../domain/planner/plan-address'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { AskInstaller } from '../../enquiries/ask/ask-installer'
import { List } from '../../ui/display/list'
import { Band } from '../../ui/layout/band'
import hidden from '../../ui/layout/hidden.module.css'
import { Inline } from '../../ui/layout/inline'
import { Stack } from '../../ui/layout/stack'
import { lazyBelow } from '../../ui/lazy-below'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import type { FiguresProps } from '../figures/figures'
import { MONTHS_TITLE, STYLES } from '../figures/figures-styles'
import { approx, inLakh } from '../figures/lakh'
import { SeeChecks } from '../figures/see-checks'
import { Sources } from '../figures/sources'
import { EXPERT } from '../questions/expert'
import { UnitPrice } from '../questions/unit-price'
import {
	coversOf,
	customerOf,
	extremesOf,
	figure,
	isFromBill,
	kilowatts,
	paidBackIn,
	partsOf,
	runsFor,
	rupees,
	stateNote,
} from '../words'
import { AddSystem } from './add-system'
import classes from './answer.module.css'
import { Compare } from './compare'
import { CopyPlan } from './copy-plan'
import { KeyFigures } from './key-figures'
import { OverBudget } from './over-budget'
import { Parts } from './parts'
import { Reasons } from './suggestions'

interface AnswerProps {
	plan: PlanAnswer
	/** The details as they are now, with the choice. */
	details: PlanDetails
	mistakes: Record<string, string>
}

/** The heading of an answer. */
export const ANSWER = 'answer-title'

const PROPOSAL = '/planner/proposal'
const SAVE = '/planner/save'

const FiguresBelow = lazyBelow(
	MONTHS_TITLE,
	STYLES,
	async () => (await import('../figures/figures')).Figures,
)

/** Rendered again with another plan alone, so that what has no plan is said while their code is out of reach. */
const Figures = memo(
	(props: FiguresProps) => (
		<Suspense>
			<FiguresBelow {...props} />
		</Suspense>
	),
	(before, now) => before.plan === now.plan && before.option === now.option,
)

/** The system that fits, with all there is to say of it. */
export function Answer({ plan, details, mistakes }: AnswerProps) {
	const option = optionOf(plan, details.choice)
	return (
		<div className={classes.answer}>
			<p role="status" className={hidden.hidden}>
				{option ? spoken(option) : plan.reasons.join(' ')}
			</p>
			{option ? (
				<System plan={plan} details={details} mistakes={mistakes} option={option} />
			) : (
				<Nothing plan={plan} details={details} />
			)}
		</div>
	)
}

const afterSubsidy = ({ money }: PlanOption) => (money.subsidy.amount > 0 ? ' after subsidy' : '')

function spoken(option: PlanOption) {
	const { saving, cost, paybackRange } = option.money
	const back =
		paybackRange.earliest === null
			? 'is not paid back'
			: `is paid back in ${paidBackIn(paybackRange)}`
	return `${kilowatts(option.kwp)}: ${partsOf(option)}. It saves about ${rupees(approx(saving))} a year, costs ${inLakh(cost)}${afterSubsidy(option)}, and ${back}.`
}

function Nothing({ plan, details }: Omit<AnswerProps, 'mistakes'>) {
	return (
		<Stack as="section" gap={6} className={classes.top} aria-labelledby={ANSWER}>
			<Text size="small" tone="leaf" strong className={classes.place}>
				{plan.place.name}
			</Text>
			<h2 id={ANSWER} tabIndex={-1}>
				No system fits these details
			</h2>
			<Reasons plan={plan} details={details} />
			<Text size="small" tone="muted" className={classes.ground}>
				Change any detail and the plan updates. Or <Link to="/support">ask us</Link>.
			</Text>
		</Stack>
	)
}

const useOf = ({ monthlyKwh }: PlanAnswer, details: PlanDetails) =>
	isFromBill(details)
		? `your use: about ${figure(monthlyKwh)} units a month, by our estimate`
		: `the ${figure(monthlyKwh)} units you use in a month`

function System({ plan, details, mistakes, option }: AnswerProps & { option: PlanOption }) {
	const thoughts = [...option.checks.warnings, ...option.notes]
	const summary = `${kilowatts(option.kwp)} for ${customerOf(details)} in ${plan.place.name}, ${partsOf(option)}, about ${rupees(approx(option.money.cost))}${afterSubsidy(option)}`
	return (
		<>
			<Stack as="section" gap={6} className={classes.top} aria-labelledby={ANSWER}>
				<Text size="small" tone="leaf" strong className={classes.place}>
					{plan.place.name}
				</Text>
				<h2 id={ANSWER} tabIndex={-1}>
					{kilowatts(option.kwp)}: {partsOf(option)}.
				</h2>
				<Text size="large" className={classes.covers}>
					{coversOf(option, useOf(plan, details))}
					{option.backupHours !== null && `, and ${runsFor(option.backupHours, details)}`}.
				</Text>
				<UnitPrice plan={plan} details={details} mistake={mistakes.rate} />
				<Reasons plan={plan} details={details} />
				{plan.overBudget && option.role === 'best' && (
					<OverBudget offer={plan.overBudget} insteadOf={option.money.cost} details={details} />
				)}
				<KeyFigures option={option} plan={plan} />
				{[stateNote(plan), plan.place.note].map(
					(note) =>
						note && (
							<Text key={note} size="small" tone="muted" className={classes.ground}>
								{note}
							</Text>
						),
				)}
				<Inline wrap align="stretch" gap={3} className={classes.actions}>
					<AddSystem option={option} details={details} />
					<AskInstaller
						pin={details.pin ?? null}
						plan={sharedAddressOf(details)}
						summary={summary}
					/>
				</Inline>
				<Inline wrap align="stretch" gap={3} className={classes.more}>
					<Button
						component={Link}
						to={sharedAddressOf(details, PROPOSAL)}
						size="md"
						variant="default"
						leftSection={<IconPrinter size={20} aria-hidden />}
					>
						Print or save as PDF
					</Button>
					<Button
						size="md"
						variant="default"
						popoverTarget={EXPERT}
						leftSection={<IconAdjustments size={20} aria-hidden />}
					>
						Expert
					</Button>
					<Button
						component={Link}
						to={sharedAddressOf(details, SAVE)}
						size="md"
						variant="default"
						leftSection={<IconBookmark size={20} aria-hidden />}
					>
						Save plan
					</Button>
					<CopyPlan address={sharedAddressOf(details)} />
				</Inline>
			</Stack>
			<Compare plan={plan} details={details} chosen={option} />
			<Parts option={option} />
			<Figures plan={plan} option={option} details={details} />
			<section aria-labelledby="checked-title">
				<h2 id="checked-title">Checked to fit together</h2>
				<Text size="small" tone="muted" className={classes.checked}>
					{option.checks.passed} rules of voltage, current and power hold for these very parts,{' '}
					{extremesOf(plan)}. <SeeChecks />
				</Text>
				{thoughts.length > 0 && (
					<Band tone="notice" className={classes.warnings}>
						<Heading level={3} size="small">
							Before you decide
						</Heading>
						<List look="bulleted">
							{thoughts.map((thought) => (
								<li key={thought}>{thought}</li>
							))}
						</List>
					</Band>
				)}
				<Sources plan={plan} />
			</section>
		</>
	)
}
