import hidden from '../../ui/layout/hidden.module.css'
import classes from './explained.module.css'
import { explanationOf, type FigureName } from './figures'

/** A figure that opens to its calculation; it needs no script. */
export function ExplainedValue({ name, children }: { name: FigureName; children: string }) {
	return (
		<button type="button" className={classes.value} popoverTarget={explanationOf(name)}>
			{children}
			<span className={hidden.hidden}>: how it is calculated</span>
		</button>
	)
}
