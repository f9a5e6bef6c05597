import type { PlanOption } from '../../../domain/planner/sizing/answer/answer-schema'
import { inLakh } from '../../../shared/format/lakh'
import { figure, replacementsOf, rupees, withTenth } from '../../components/planner/words'
import { useIncludesGst } from '../../shell/use-gst'
import { Sentences } from '../../ui/display/list'
import { SumList } from '../../ui/display/sum-list'
import { savedInTheEnd } from '../figures/net-saving'
import classes from './proposal.module.css'

/** The money of a business after its tax, by the answers it gave. */
export const ProposalAfterTax = ({ lines, what }: NonNullable<PlanOption['money']['afterTax']>) => (
	<section>
		<h2>After tax</h2>
		<div className={classes.money}>
			<SumList lines={lines} />
			<Sentences of={what} />
		</div>
	</section>
)

/** The cost, the part that comes back, and the balance after the years. */
export function ProposalCost({ option, years }: { option: PlanOption; years: number }) {
	const { money } = option
	const { netCost, subsidy, market, loan, replacements, appraisal } = money
	const gst = useIncludesGst() ? money.gst : null
	const notes = [
		netCost.note,
		...subsidy.reasons,
		gst &&
			`${rupees(gst.amount)} of it is GST, ${withTenth(gst.pct)} %: goods are ${gst.goodsSharePct} % of the value at ${gst.goodsPct} %, the rest is service at ${gst.servicePct} %.`,
		market && `Typical market price, installed: ${inLakh(market.low)} to ${inLakh(market.high)}.`,
		loan &&
			`With a loan of ${rupees(loan.amount)} at ${withTenth(loan.ratePct)} % over ${figure(loan.months)} months you pay ${rupees(loan.emi)} a month, ${rupees(loan.interest)} of interest in all.`,
		replacements && replacementsOf(replacements, years),
		...(appraisal?.what ?? []),
	].filter((note) => note !== null)
	return (
		<section>
			<h2>The money</h2>
			<div className={classes.money}>
				<SumList lines={netCost.lines} />
				<Sentences of={notes} />
			</div>
			<p>{savedInTheEnd(money, years)}</p>
		</section>
	)
}
