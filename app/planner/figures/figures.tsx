import { Charts, type ChartsProps, Drawings } from './charts'
import { Money, type MoneyProps } from './money'

export type FiguresProps = ChartsProps & MoneyProps

/** What is shown in charts and drawings: what it makes, what it saves, and how it is built. */
export function Figures({ plan, option, details }: FiguresProps) {
	return (
		<>
			<Charts plan={plan} option={option} />
			<Money plan={plan} option={option} details={details} />
			<Drawings option={option} />
		</>
	)
}
