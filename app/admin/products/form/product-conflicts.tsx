import { useEffect, useRef } from 'react'
import { Input } from '../../../ui/forms/field/input'
import { Card } from '../../../ui/layout/card'
import { Text } from '../../../ui/text/text'
import classes from './product-conflicts.module.css'

/** A field that two admins changed, as each has it, in words. */
export interface Conflict {
	name: string
	label: string
	theirs: string
	mine: string
	/** Whether this form changed it at all. */
	touched: boolean
}

/** The form field that says whose value of a field stays. */
export const keepField = (name: string) => `keep:${name}`

/** Both values of every field in conflict, with the choice between them. */
export function Conflicts({ conflicts }: { conflicts: Conflict[] }) {
	const panel = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, an equal one too
	useEffect(() => panel.current?.focus(), [conflicts])
	return (
		<Card ref={panel} tabIndex={-1} role="alert" gap={2} className={classes.panel}>
			<Text color="danger" strong>
				Another admin changed this product meanwhile
			</Text>
			<p>Nothing was saved. Choose what to keep, then save again.</p>
			{conflicts.map(({ name, label, theirs, mine, touched }) => (
				<fieldset key={name}>
					<Text as="legend" strong>
						{label}
					</Text>
					{(
						[
							['mine', 'Yours', mine],
							['theirs', 'Theirs', theirs],
						] as const
					).map(([value, whose, text]) => (
						<label key={value} className={classes.choice}>
							<Input
								type="radio"
								name={keepField(name)}
								value={value}
								defaultChecked={touched === (value === 'mine')}
							/>
							<Text as="span" color="muted">
								{whose}
							</Text>
							<Text as="span" written className={classes.text}>
								{text || 'Nothing'}
							</Text>
						</label>
					))}
				</fieldset>
			))}
		</Card>
	)
}
