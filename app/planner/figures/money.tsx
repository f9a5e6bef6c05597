import { Link } from 'react-router'
import { addressOf, LOAN, type PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { Band } from '../../ui/layout/band'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { PaybackChart } from '../drawings/payback-chart'
import { figure, replacementsOf, rupees, withTenth } from '../words'
import classes from './money.module.css'
import { MonthsTable } from './months-table'

export interface MoneyProps {
	plan: PlanAnswer
	option: PlanOption
	details: PlanDetails
}

/** What it costs, what it saves and when the two meet. */
export function Money({ plan, option, details }: MoneyProps) {
	const { money } = option
	return (
		<section aria-labelledby="money-title">
			<h2 id="money-title">The money</h2>
			<PaybackChart balance={money.balance} paybackMonths={money.paybackMonths} />
			<Cost option={option} years={plan.assumed.years} />
			{money.loan ? (
				<Loan loan={money.loan} saving={money.saving} />
			) : (
				<Text size="small" tone="muted" className={classes.borrow}>
					<Link to={addressOf({ ...details, loan: '80' })} preventScrollReset>
						What if I borrow the money?
					</Link>{' '}
					80 % of the cost at {LOAN.interest} % over {LOAN.years} years; change it under Expert.
				</Text>
			)}
			<details className={classes.more}>
				<summary>Month by month, the first year</summary>
				<Months option={option} plan={plan} />
			</details>
		</section>
	)
}

function Cost({ option: { price, money }, years }: { option: PlanOption; years: number }) {
	const { installation, subsidy, gst, market, cost, replacements } = money
	return (
		<div className={classes.cost}>
			<dl>
				<Row label="Parts, GST included" amount={price} />
				<Row label="Installation, an estimate, GST included" amount={installation} />
				{subsidy.amount > 0 && <Row label="Subsidy" amount={-subsidy.amount} />}
				<Row label="Cost" amount={cost} isSum />
			</dl>
			<Stack as="ul" gap={2} className={classes.notes}>
				{subsidy.reasons.map((reason) => (
					<li key={reason}>{reason}</li>
				))}
				{gst && (
					<li>
						{rupees(gst.amount)} of this is GST: {withTenth(gst.pct)} % in all, for{' '}
						{gst.goodsSharePct} % goods at {gst.goodsPct} % and the rest services at{' '}
						{gst.servicePct} %.
					</li>
				)}
				{replacements && <li>{replacementsOf(replacements, years)}</li>}
				{market && (
					<li>
						Others paid {rupees(market.low)} to {rupees(market.high)} for as much power, installed.
					</li>
				)}
			</Stack>
		</div>
	)
}

function Row({ label, amount, isSum }: { label: string; amount: number; isSum?: boolean }) {
	return (
		<div data-sum={isSum}>
			<dt>{label}</dt>
			<dd>{rupees(amount)}</dd>
		</div>
	)
}

function Loan({
	loan,
	saving,
}: {
	loan: NonNullable<PlanOption['money']['loan']>
	saving: number
}) {
	const monthly = saving / 12
	const left = monthly - loan.emi
	return (
		<Band tone="info" className={classes.loan}>
			<h3>With a loan</h3>
			<p>
				{rupees(loan.amount)} at {withTenth(loan.ratePct)} % over {figure(loan.months)} months is{' '}
				<strong>{rupees(loan.emi)} a month</strong>. The system saves about {rupees(monthly)} a
				month in its first year
				{left >= 0
					? `: it pays for its loan, and ${rupees(left)} stays.`
					: `: ${rupees(-left)} a month is yours to add until the loan is paid.`}
			</p>
			<p>Interest comes to {rupees(loan.interest)} in all.</p>
		</Band>
	)
}

function Months({ option: { money }, plan }: Pick<MoneyProps, 'option' | 'plan'>) {
	return (
		<>
			<Text size="small" tone="muted" className={classes.note}>
				Your bill without solar comes to {rupees(plan.monthlyBill)} a month, the mean of the year.
			</Text>
			<MonthsTable months={money.months} metering={plan.assumed.metering} used="Use, kWh" />
		</>
	)
}
