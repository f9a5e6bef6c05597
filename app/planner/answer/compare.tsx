import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf, type PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { aboutLakh, approx, inLakh } from '../../../shared/format/lakh'
import { shareOfUse } from '../../../shared/messages/en/planner/share-of-use'
import {
	figure,
	kilowatts,
	NAMES,
	paidBackIn,
	partsOf,
	rupees,
} from '../../components/planner/words'
import { Fact, FactList } from '../../ui/display/fact-list'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import classes from './compare.module.css'

type Line = [label: string, of: (option: PlanOption) => string]

const linesOf = (isSubsidised: boolean): Line[] => [
	['Saves a year', ({ money }) => rupees(approx(money.saving))],
	[isSubsidised ? 'After subsidy, installed' : 'Installed', ({ money }) => inLakh(money.cost)],
	['Paid back in', ({ money }) => paidBackIn(money.paybackRange)],
	['Over 25 years', ({ money }) => aboutLakh(money.net.expected)],
	['Produces a year', ({ yearlyKwh }) => `${figure(approx(yearlyKwh))} kWh`],
	['Covers', ({ coversPct }) => shareOfUse(coversPct / 100)],
]

interface CompareProps {
	plan: PlanAnswer
	details: PlanDetails
	chosen: PlanOption
}

/** The systems side by side; the one that is chosen is shown. */
export function Compare({ plan: { options }, details, chosen }: CompareProps) {
	if (options.length < 2) return null
	const lines = linesOf(options.some(({ money }) => money.subsidy.amount > 0))
	return (
		<section aria-labelledby="compare-title">
			<h2 id="compare-title">Compare {options.length === 2 ? 'both' : 'all three'}</h2>
			<Grid as="ul">
				{options.map((option) => (
					<Card
						as="li"
						key={option.role}
						className={classes.system}
						data-chosen={option === chosen || undefined}
					>
						<div>
							<Heading level={3}>{NAMES[option.role]}</Heading>
							<Text size="tiny" color="muted">
								{kilowatts(option.kwp)}, {partsOf(option)}
							</Text>
						</div>
						<FactList variant="sums">
							{lines.map(([label, of]) => (
								<Fact key={label} name={label}>
									{of(option)}
								</Fact>
							))}
						</FactList>
						<Choose option={option} details={details} isChosen={option === chosen} />
					</Card>
				))}
			</Grid>
		</section>
	)
}

interface ChooseProps {
	option: PlanOption
	details: PlanDetails
	isChosen: boolean
}

function Choose({ option: { role }, details, isChosen }: ChooseProps) {
	return (
		<ButtonLink
			as={Link}
			to={addressOf({
				...details,
				choice: role === 'cheaper' || role === 'bigger' ? role : undefined,
			})}
			replace
			preventScrollReset
			aria-current={isChosen ? 'true' : undefined}
			aria-label={isChosen ? `${NAMES[role]}: chosen` : `Choose: ${NAMES[role]}`}
		>
			{isChosen && <IconCheck size={18} aria-hidden />}
			{isChosen ? 'Chosen' : 'Choose'}
		</ButtonLink>
	)
}
