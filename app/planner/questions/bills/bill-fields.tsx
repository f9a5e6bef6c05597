import { Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '../../../../domain/planner/plan-address'
import { rupees } from '../../../components/planner/words'
import { Stack } from '../../../ui/layout/stack'
import { lazyPart } from '../../../ui/lazy-part'
import { ButtonLink } from '../../../ui/text/button-link'
import { Choice } from '../../answer/choice'
import type { FieldsProps } from '../field-props'
import { NumberField } from '../number/number-field'
import { BILLS } from '../number/slider-stops'
import classes from './bills.module.css'
import { OtherBills } from './other-bills'
import { PERIODS, PeriodField } from './period-field'

/** Before the first answer, where the company is not known yet. */
const BillingPeriod = lazyPart(async () => (await import('./billing-period')).BillingPeriod)

const WAYS = [
	{ value: 'one', label: 'One bill' },
	{ value: 'two', label: 'Two seasons' },
	{ value: 'all', label: 'All year' },
]

/** Whether anything has been typed on the page. */
function useTyped(initial: boolean): boolean {
	const [isTyped, setTyped] = useState(initial)
	useEffect(() => {
		const note = () => setTyped(true)
		window.addEventListener('input', note, { once: true })
		return () => window.removeEventListener('input', note)
	}, [])
	return isTyped
}

/** The payments for electricity: one bill, one of each season, or all bills of a year. */
export function BillFields({ details, mistakes, tariff }: FieldsProps) {
	const { bill, bills } = details
	const [asked, setAsked] = useState('1')
	const isTyped = useTyped(details.pin !== undefined)
	const billMonths = details.billMonths ?? asked
	const period = PERIODS[billMonths] ?? billMonths
	const isMonthly = billMonths === '1'
	const given = bills?.split(',')
	const way = given === undefined ? 'one' : given.length === 2 ? 'two' : 'all'
	const isPeriodAsked = (tariff?.billingMonths ?? 1) > 1 || details.billMonths !== undefined
	return (
		<Stack gap={3} className={classes.bills}>
			<div>
				<div data-way="one">
					<NumberField
						name="bill"
						value={bill}
						error={mistakes.bill}
						label={isMonthly ? 'Monthly bill' : `Bill of ${period}`}
						before="₹"
						placeholder="4,000"
						slider={{
							stops: BILLS,
							say: (bill) =>
								isMonthly ? `${rupees(bill)} a month` : `${rupees(bill)} for ${period}`,
						}}
					/>
					<ButtonLink as={Link} variant="line" to={addressOf(details, '/planner/read-bill')}>
						Read it from the bill
					</ButtonLink>
				</div>
				<OtherBills
					bills={given ?? []}
					months={Number(billMonths)}
					mistake={given && mistakes.bills}
				/>
			</div>
			{isPeriodAsked && (
				<PeriodField
					company={tariff?.company}
					usual={tariff?.billingMonths ?? 1}
					chosen={billMonths}
					error={mistakes.billMonths}
				/>
			)}
			{isTyped && tariff === undefined && !isPeriodAsked && (
				<Suspense>
					<BillingPeriod onMonths={setAsked} />
				</Suspense>
			)}
			<details open={way !== 'one' || undefined}>
				<ButtonLink as="summary" variant="line">
					Add other months
				</ButtonLink>
				<Choice name="billsBy" legend="The bills you have" chosen={way} options={WAYS} />
			</details>
		</Stack>
	)
}
