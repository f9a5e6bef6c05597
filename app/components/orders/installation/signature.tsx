import classes from './signature.module.css'

/** The signature of a customer, as they have drawn it. @param lines an SVG path within 600 by 200 */
export const Signature = ({ lines, name }: { lines: string; name: string }) => (
	<svg
		viewBox="0 0 600 200"
		role="img"
		aria-label={`Signature of ${name}`}
		className={classes.lines}
	>
		<path d={lines} />
	</svg>
)
