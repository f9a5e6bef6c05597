import type { KitCost as Cost } from '../../domain/planner/fits/kit-cost'
import { Fact, FactList, PriceFact } from '../ui/display/fact-list'
import { Card } from '../ui/layout/card'
import { Heading } from '../ui/text/heading'
import { Price } from '../ui/text/price'
import { Text } from '../ui/text/text'

type Shown = Omit<Cost, 'subsidy'> & {
	subsidy: Omit<Cost['subsidy'], 'reasons'> & { reasons: string[] }
}

/** The net cost of a kit for a home: its parts and their installation, less the subsidy. */
export function KitCost({ cost }: { cost: Shown }) {
	const { parts, installation, subsidy, yours, bought } = cost
	return (
		<Card as="section" aria-labelledby="kit-cost">
			<Heading level={2} size="body" id="kit-cost">
				Yours, installed
			</Heading>
			<FactList variant="sums">
				<PriceFact name="The kit" rupees={parts} />
				{installation > 0 && <PriceFact name="Usual installation" rupees={installation} />}
				<Fact name="Subsidy for a home">
					{subsidy.eligible ? (
						<>
							− <Price rupees={subsidy.amount} />
						</>
					) : (
						'Not eligible'
					)}
				</Fact>
				<PriceFact name="Yours" total rupees={yours} />
			</FactList>
			<Text size="tiny" color="muted">
				{subsidy.reasons.join(' ')}
			</Text>
			{bought && bought.saving > 0 && (
				<Text size="small" color="leaf" strong>
					<Price rupees={bought.saving} /> less than its parts one by one
				</Text>
			)}
		</Card>
	)
}
