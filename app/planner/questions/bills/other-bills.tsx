import { MONTHS } from '../../../../shared/format/months'
import { Text } from '../../../ui/text/text'
import { MonthlyFigures } from '../monthly-figures'
import { NumberField } from '../number/number-field'
import fields from '../question-fields.module.css'
import classes from './bills.module.css'

export interface OtherBillsProps {
	/** As they are typed; two, or all of a year. */
	bills: string[]
	/** Each is for so many. */
	months: number
	mistake: string | undefined
}

const MONTHS_A_YEAR = 12
const MISTAKE = 'bills-mistake'
const SEASONS = [
	{ name: 'summerBill', label: 'In summer', placeholder: '5,000' },
	{ name: 'winterBill', label: 'In winter', placeholder: '2,500' },
]

/** `Jan`, or `Jan–Feb` */
const periodsOf = (months: number) =>
	Array.from({ length: Math.floor(MONTHS_A_YEAR / months) }, (_, period) => {
		const first = MONTHS[period * months] ?? ''
		const last = MONTHS[(period + 1) * months - 1] ?? ''
		return months === 1 ? first : `${first} to ${last}`
	})

/** A bill of each season, and all of a year: only those of the way that is chosen are in view. */
export function OtherBills({ bills, months, mistake }: OtherBillsProps) {
	const isSeasons = bills.length === 2
	const periods = periodsOf(months >= 1 && months <= 3 ? months : 1)
	const about = mistake && (
		<Text id={MISTAKE} size="small" color="danger">
			{mistake}
		</Text>
	)
	return (
		<>
			<div data-way="two">
				<Text size="small" strong className={classes.title}>
					Bills of two seasons
				</Text>
				<div className={fields.pair}>
					{SEASONS.map((season, index) => (
						<NumberField
							key={season.name}
							{...season}
							value={isSeasons ? bills[index] : undefined}
							error={Boolean(isSeasons && mistake)}
							before="₹"
						/>
					))}
				</div>
				<Text size="tiny" color="muted">
					Summer is April to September, winter October to March.
				</Text>
				{isSeasons && about}
			</div>
			<div data-way="all">
				<Text size="small" strong className={classes.title}>
					All bills of a year, ₹
				</Text>
				<MonthlyFigures
					name="bills"
					labels={periods}
					nameOf={(period) => `Bill of ${period}, rupees`}
					given={isSeasons ? [] : bills}
					mistakeId={!isSeasons && mistake ? MISTAKE : undefined}
				/>
				{!isSeasons && about}
			</div>
		</>
	)
}
