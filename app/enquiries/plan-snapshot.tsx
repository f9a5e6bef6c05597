import type { PlanSnapshot } from '../../domain/enquiries/schema'
import { approx } from '../../shared/format/lakh'
import { leftInWords } from '../../shared/format/stock'
import { todayOf } from '../components/enquiries/snapshot-today'
import { figure, kilowatts, paybackOf, rupees } from '../components/planner/words'
import { Fact, FactList } from '../ui/display/fact-list'
import { Card } from '../ui/layout/card'
import { Stack } from '../ui/layout/stack'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'
import { When } from '../ui/text/when'
import classes from './plan-snapshot.module.css'

const VERDICTS = { no: 'No: it costs more than it saves', unsure: 'Not in poor years' }

const MAIN = ['Panels', 'Inverters', 'Batteries']

interface PlanSnapshotProps {
	plan: PlanSnapshot
	/** Whether it is shown to the sender. */
	isOwn: boolean
}

/** The system of an enquiry as it was then, and its parts today. */
export function PlanSnapshotView({ plan, isOwn }: PlanSnapshotProps) {
	const { kwp, parts, price, installation, subsidy, cost, saving, yearlyKwh, paybackRange } = plan
	const { verdict = 'yes' } = plan
	const payback = paybackOf(paybackRange)
	// Of a plan whose subsidy exceeds its cost the rest is not known.
	const estimates = cost > 0 ? cost + subsidy - price - installation : 0
	const main = parts.filter(({ category }) => MAIN.includes(category))
	return (
		<Card surface="sunken" gap={1} pad={3} className={classes.sent}>
			<h3>
				As {isOwn ? 'you' : 'the buyer'} saw it on <When at={plan.sentAt} />
			</h3>
			<p>
				{kilowatts(kwp)}, about {figure(approx(yearlyKwh))} kWh a year:{' '}
				{main.map(piecesOf).join(', ')}
			</p>
			<FactList variant="columns">
				<Fact name="Parts">{rupees(price)}</Fact>
				<Fact name="Installation">{rupees(installation)}</Fact>
				{estimates >= 1 && <Fact name="Other estimates">{rupees(estimates)}</Fact>}
				<Fact name="Subsidy">{subsidy > 0 ? rupees(subsidy) : 'None'}</Fact>
				<Fact name={subsidy > 0 ? 'Cost after subsidy' : 'Cost'}>
					<strong>{rupees(cost)}</strong>
				</Fact>
				<Fact name="Saves, first year">about {rupees(approx(saving))}</Fact>
				{verdict !== 'yes' && <Fact name="Worth it over 25 years">{VERDICTS[verdict]}</Fact>}
				<Fact name={payback.isAbout ? 'Paid back in about' : 'Paid back'}>{payback.time}</Fact>
			</FactList>
			<details>
				<summary>
					{todayOf(plan)}{' '}
					<Text as="span" color="leaf" oneLine className={classes.open}>
						All parts
					</Text>
				</summary>
				<Stack as="ul" gap={2} className={classes.parts}>
					{parts.map((part) => (
						<li key={part.productId}>
							<span>{piecesOf(part)}</span>
							<Text as="span" oneLine>
								<Price rupees={part.price} /> each
							</Text>
							<Today {...part} />
						</li>
					))}
				</Stack>
			</details>
		</Card>
	)
}

const piecesOf = ({ quantity, name }: { quantity: number; name: string }) =>
	`${figure(quantity)} × ${name}`

/** A difference of today; nothing where there is none. */
function Today({ price, quantity, today }: PlanSnapshot['parts'][number]) {
	const isOther = today && today.price !== price
	const lacks = !today ? 'no longer sold' : lackOf(today.stock, quantity)
	if (!isOther && !lacks) return null
	return (
		<span className={classes.now}>
			{isOther && (
				<>
					today <Price rupees={today.price} />
				</>
			)}
			{isOther && lacks && ', '}
			{lacks}
		</span>
	)
}

function lackOf(stock: number, quantity: number): string {
	return stock >= quantity ? '' : leftInWords(stock)
}
