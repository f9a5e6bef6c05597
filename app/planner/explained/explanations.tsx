import { useIncludesGst } from '../../shell/use-gst'
import { Fact, FactList } from '../../ui/display/fact-list'
import { List } from '../../ui/display/list'
import { Card } from '../../ui/layout/card'
import sheet from '../../ui/overlay/sheet.module.css'
import { SheetHead } from '../../ui/overlay/sheet-head'
import { dateOf } from '../../ui/text/clock'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { CONFIDENCE } from '../figures/confidence'
import { factsSaid, optionSaid } from '../figures/taxed'
import { co2, cost, net, payback, saving, subsidy } from './explain-money'
import { backup, power, yieldOf } from './explain-power'
import classes from './explained.module.css'
import type { Explained, Explanation, Source } from './explanation'
import { explanationOf, FIGURES, type FigureName, shownFigure } from './figures'

const EXPLAINED: Record<FigureName, (explained: Explained) => Explanation> = {
	...{ saving, cost, subsidy, payback, net, power, co2, backup },
	yield: yieldOf,
}

/** What opens beside each figure: its formula, what went into it and where that is from. */
export function Explanations(explained: Explained) {
	const includesGst = useIncludesGst()
	const plan = { ...explained.plan, facts: factsSaid(explained.plan, includesGst) }
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
	const id = explanationOf(name)
	return (
		<section
			id={id}
			popover="auto"
			className={`${sheet.sheet} ${classes.explanation}`}
			aria-labelledby={`${id}-title`}
		>
			<SheetHead of={id} close="Close the explanation">
				<Heading level={3} size="body" id={`${id}-title`}>
					{title}
				</Heading>
			</SheetHead>
			<Card gap={1} pad={3} tone="sunken">
				{formula.map((line) => (
					<Text key={line} size="small" numeric>
						{line}
					</Text>
				))}
			</Card>
			{inputs.length > 0 && (
				<FactList look="sums">
					{inputs.map(([label, value]) => (
						<Fact key={label} name={label}>
							{value}
						</Fact>
					))}
				</FactList>
			)}
			<List as="ul" look="bulleted">
				{sources.map((source) => (
					<From key={source.what + source.source} {...source} />
				))}
			</List>
		</section>
	)
}

function From({ what, source, asOf, confidence }: Source) {
	return (
		<Text as="li" size="tiny" tone="muted">
			<strong>{what}:</strong> {source.replace(/\.$/, '')},{' '}
			{asOf ? `as of ${dateOf(asOf)}` : 'today'} ({CONFIDENCE[confidence]}).
		</Text>
	)
}
