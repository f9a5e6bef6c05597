import { Link } from 'react-router'
import { classNames } from '../../ui/polymorphic'
import { Text } from '../../ui/text/text'
import classes from './technical-sheet.module.css'

/** One kind of thing in a kit; without a name it has left the shop since. */
export interface Part {
	id: string
	name: string | null
	quantity: number
}

/** The pieces of the kit, each with its own page. */
export function KitParts({ parts }: { parts: Part[] }) {
	return (
		<div className={classes.group}>
			<h3>What is in the kit</h3>
			<ul>
				{parts.map(({ id, name, quantity }) => (
					<Text key={id} as="li" size="small" className={classNames(classes.row, classes.part)}>
						<Text as="span" color="muted" numeric>
							{quantity} ×
						</Text>
						{name === null ? (
							<span>{id} (no longer sold)</span>
						) : (
							<Link to={`/products/${id}`} prefetch="intent">
								{name}
							</Link>
						)}
					</Text>
				))}
			</ul>
		</div>
	)
}
