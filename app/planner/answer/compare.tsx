import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf, type PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { shareOfUse } from '../../../shared/messages/en/planner/share-of-use'
import { Action } from '../../ui/text/action'
import { aboutLakh, approx, inLakh } from '../figures/lakh'
import { figure, kilowatts, NAMES, paidBackIn, partsOf, rupees } from '../words'
import classes from './compare.module.css'

type Column = [label: string, of: (option: PlanOption) => string]

const columnsOf = (isSubsidised: boolean): Column[] => [
	['Makes a year', ({ yearlyKwh }) => `${figure(approx(yearlyKwh))} kWh`],
	['Covers', ({ coversPct }) => shareOfUse(coversPct / 100)],
	[isSubsidised ? 'After subsidy, installed' : 'Installed', ({ money }) => inLakh(money.cost)],
	['Saves a year', ({ money }) => rupees(approx(money.saving))],
	['Paid back in', ({ money }) => paidBackIn(money.paybackRange)],
	['Over 25 years', ({ money }) => aboutLakh(money.net.expected)],
]

interface CompareProps {
	plan: PlanAnswer
	details: PlanDetails
	chosen: PlanOption
}

/** The systems side by side; the one that is chosen is shown below. */
export function Compare({ plan: { options }, details, chosen }: CompareProps) {
	if (options.length < 2) return null
	const columns = columnsOf(options.some(({ money }) => money.subsidy.amount > 0))
	return (
		<section className={classes.compare} aria-labelledby="compare-title">
			<h2 id="compare-title">Compare the {options.length === 2 ? 'two' : 'three'}</h2>
			<table className={classes.table}>
				<thead>
					<tr>
						<th scope="col">System</th>
						{columns.map(([label]) => (
							<th key={label} scope="col">
								{label}
							</th>
						))}
						<td />
					</tr>
				</thead>
				<tbody>
					{options.map((option) => (
						<tr key={option.role} data-chosen={option === chosen || undefined}>
							<th scope="row">
								{NAMES[option.role]}
								<small>
									{kilowatts(option.kwp)}, {partsOf(option)}
								</small>
							</th>
							{columns.map(([label, of]) => (
								<td key={label} data-label={label}>
									{of(option)}
								</td>
							))}
							<td className={classes.choose}>
								<Choose option={option} details={details} isChosen={option === chosen} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
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
		<Action
			as={Link}
			to={addressOf({ ...details, choice: role === 'best' ? undefined : role })}
			replace
			preventScrollReset
			aria-current={isChosen ? 'true' : undefined}
			aria-label={isChosen ? `${NAMES[role]}: chosen` : `Choose: ${NAMES[role]}`}
		>
			{isChosen && <IconCheck size={18} aria-hidden />}
			{isChosen ? 'Chosen' : 'Choose'}
		</Action>
	)
}
