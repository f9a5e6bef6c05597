import { Link } from 'react-router'
import { addressOf, LOAN, type PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer, PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { figure, replacementsOf, rupees, withTenth } from '../../components/planner/words'
import { useIncludesGst, useWithGst } from '../../shell/use-gst'
import { Fact, FactList } from '../../ui/display/fact-list'
import { List } from '../../ui/display/list'
import { Banner } from '../../ui/layout/banner'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { PaybackChart } from '../drawings/payback-chart'

export interface MoneyProps {
	plan: PlanAnswer
	option: PlanOption
	details: PlanDetails
}

/** The cost, the saving and when the two meet. */
export function Money({ plan, option, details }: MoneyProps) {
	const { money } = option
	return (
		<section aria-labelledby="money-title">
			<h2 id="money-title">The money</h2>
			<Stack gap={6}>
				<PaybackChart balance={money.balance} paybackMonths={money.paybackMonths} />
				<Cost option={option} years={plan.assumed.years} />
				{money.loan ? (
					<Loan loan={money.loan} saving={money.saving} />
				) : (
					<Text size="small" tone="muted">
						<Link to={addressOf({ ...details, loan: '80' })} preventScrollReset>
							What if I borrow the money?
						</Link>{' '}
						80 % of the cost at {LOAN.interest} % over {LOAN.years} years; change it under Expert.
					</Text>
				)}
			</Stack>
		</section>
	)
}

function Cost({ option: { price, money }, years }: { option: PlanOption; years: number }) {
	const { installation, subsidy, market, cost, replacements } = money
	const gst = useIncludesGst() ? money.gst : null
	const withGst = useWithGst()
	return (
		<Stack gap={5}>
			<FactList variant="sums">
				<Fact name={withGst('Parts')}>{rupees(price)}</Fact>
				<Fact name={withGst('Installation, an estimate')}>{rupees(installation)}</Fact>
				{subsidy.amount > 0 && <Fact name="Subsidy">{rupees(-subsidy.amount)}</Fact>}
				<Fact name="Cost" total>
					{rupees(cost)}
				</Fact>
			</FactList>
			<Text as={List} variant="bulleted" size="small">
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
						Typical market price, installed: {rupees(market.low)} to {rupees(market.high)}.
					</li>
				)}
			</Text>
		</Stack>
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
		<Banner tone="info">
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
