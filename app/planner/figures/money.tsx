import { Link } from 'react-router'
import { addressOf, type PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { figure, replacementsOf, rupees, withTenth } from '../../components/planner/words'
import { useIncludesGst } from '../../shell/use-gst'
import { ColumnHeads } from '../../ui/display/column-heads'
import { List } from '../../ui/display/list'
import { SumList } from '../../ui/display/sum-list'
import { Banner } from '../../ui/layout/banner'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { PaybackChart } from '../drawings/payback-chart'
import tables from './table.module.css'

export interface MoneyProps {
	plan: PlanAnswer
	option: PlanOption
	details: PlanDetails
}

/** The cost, the saving and when the two meet. */
export function Money({ plan, option, details }: MoneyProps) {
	const { money } = option
	const { loan: usual, years } = plan.assumed
	return (
		<section aria-labelledby="money-title">
			<h2 id="money-title">The money</h2>
			<Stack gap={6}>
				<PaybackChart balance={money.balance} paybackMonths={money.paybackMonths} />
				<Cost option={option} years={years} />
				<WaysToPay ways={money.waysToPay} years={years} />
				{money.loan && <Loan loan={money.loan} saving={money.saving} />}
				{!money.loan && usual && (
					<Text size="small" color="muted">
						<Link to={addressOf({ ...details, loan: String(usual.sharePct) })} preventScrollReset>
							What if I borrow the money?
						</Link>{' '}
						{figure(usual.sharePct)} % of the cost at {withTenth(usual.ratePct)} % over{' '}
						{figure(usual.years)} years; change it under Expert.
					</Text>
				)}
			</Stack>
		</section>
	)
}

function Cost({ option: { money }, years }: { option: PlanOption; years: number }) {
	const { subsidy, market, netCost, replacements, appraisal, afterTax } = money
	const gst = useIncludesGst() ? money.gst : null
	return (
		<Stack gap={5}>
			<SumList lines={netCost.lines} />
			<Text as={List} variant="bulleted" size="small">
				{[...(netCost.note ? [netCost.note] : []), ...subsidy.reasons].map((reason) => (
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
				{appraisal?.what.map((what) => (
					<li key={what}>{what}</li>
				))}
				{market && (
					<li>
						Typical market price, installed: {rupees(market.low)} to {rupees(market.high)}.
					</li>
				)}
			</Text>
			{afterTax && (
				<Stack gap={3}>
					<Heading level={3}>After tax</Heading>
					<SumList lines={afterTax.lines} />
					<Text as={List} variant="bulleted" size="small">
						{afterTax.what.map((what) => (
							<li key={what}>{what}</li>
						))}
					</Text>
				</Stack>
			)}
		</Stack>
	)
}

/** All at once and with loans, side by side. */
function WaysToPay({ ways, years }: { ways: PlanOption['money']['waysToPay']; years: number }) {
	const heads = ['At first', 'A month, first year', `After ${years} years`]
	return (
		<div className={tables.room}>
			<table className={tables.table} data-folds="lines">
				<ColumnHeads of={['Way to pay', ...heads]} />
				<tbody>
					{ways.map(({ what, now, monthly, net }) => (
						<tr key={what}>
							<th scope="row">{what}</th>
							{[now, monthly, net].map((amount, at) => (
								<td key={heads[at]} data-label={heads[at]}>
									{rupees(amount)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
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
		<Banner variant="info">
			<Heading level={3}>With a loan</Heading>
			<p>
				{rupees(loan.amount)} at {withTenth(loan.ratePct)} % over {figure(loan.months)} months is{' '}
				<strong>{rupees(loan.emi)} a month</strong>. The system saves about {rupees(monthly)} a
				month in its first year
				{left >= 0
					? `: you keep ${rupees(left)} a month after the instalment.`
					: `: you add ${rupees(-left)} a month until the loan is paid.`}
			</p>
			<p>Interest comes to {rupees(loan.interest)} in all.</p>
		</Banner>
	)
}
