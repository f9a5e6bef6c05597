import { dateOf } from '../../../shared/format/dates'
import { useIncludesGst } from '../../shell/use-gst'
import { Fact, FactList } from '../../ui/display/fact-list'
import { List } from '../../ui/display/list'
import { Card } from '../../ui/layout/card'
import { Sheet } from '../../ui/overlay/sheet'
import { Text } from '../../ui/text/text'
import { CONFIDENCE } from '../figures/confidence'
import { optionSaid, rowsSaid } from '../figures/taxed'
import { co2, cost, net, payback, saving, subsidy } from './explain-money'
import { backup, power, yieldOf } from './explain-power'
import classes from './explained.module.css'
import type { Explained, Explanation, Source } from './explanation'
import { explanationOf, FIGURES, type FigureName, shownFigure } from './figures'

const EXPLAINED: Record<FigureName, (explained: Explained) => Explanation> = {
	saving,
	cost,
	subsidy,
	payback,
	net,
	power,
	co2,
	backup,
	yield: yieldOf,
}

/** The panel beside each figure: its formula, its inputs and their sources. */
export function Explanations(explained: Explained) {
	const includesGst = useIncludesGst()
	const plan = { ...explained.plan, facts: rowsSaid(explained.plan, includesGst) }
	const option = optionSaid(explained.option, includesGst)
	return FIGURES.map((name) => {
		const shown = shownFigure(name, option, plan)
		if (!shown) return null
		const title = `${shown.label}: ${shown.value}`
		return <Popover key={name} name={name} title={title} {...EXPLAINED[name]({ plan, option })} />
	})
}

interface PopoverProps extends Explanation {
	name: FigureName
	title: string
}

function Popover({ name, title, formula, inputs, sources }: PopoverProps) {
	return (
		<Sheet
			id={explanationOf(name)}
			title={title}
			level={3}
			close="Close the explanation"
			className={classes.explanation}
		>
			<Card gap={1} pad={3} surface="sunken">
				{formula.map((line) => (
					<Text key={line} size="small" numeric>
						{line}
					</Text>
				))}
			</Card>
			{inputs.length > 0 && (
				<FactList variant="sums">
					{inputs.map(([label, value]) => (
						<Fact key={label} name={label}>
							{value}
						</Fact>
					))}
				</FactList>
			)}
			<List as="ul" variant="bulleted">
				{sources.map((source) => (
					<From key={source.what + source.source} {...source} />
				))}
			</List>
		</Sheet>
	)
}

function From({ what, source, asOf, confidence }: Source) {
	return (
		<Text as="li" size="tiny" color="muted">
			<strong>{what}:</strong> {source.replace(/\.$/, '')},{' '}
			{asOf ? `as of ${dateOf(asOf)}` : 'today'} ({CONFIDENCE[confidence]}).
		</Text>
	)
}
