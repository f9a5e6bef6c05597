import { TextInput } from '@mantine/core'
import { ProblemLine } from '../../../ui/forms/problem-line'
import { Stack } from '../../../ui/layout/stack'

interface LineQuantitiesProps {
	title: string
	/** The lines of an order, with how many of each there are at most. */
	lines: { line: number; name: string; quantity: number }[]
	/** The first number, and the text below the field. */
	usual: (quantity: number) => string
	hint: (quantity: number) => string
	/** The problem with them. */
	problem: string | undefined
}

/** How many of each line of an order something is about. */
export function LineQuantities({ title, lines, usual, hint, problem }: LineQuantitiesProps) {
	return (
		<fieldset>
			<legend>{title}</legend>
			{problem && <ProblemLine>{problem}</ProblemLine>}
			<Stack gap={3}>
				{lines.map(({ line, name, quantity }) => (
					<div key={line}>
						<input type="hidden" name="line" value={line} />
						<TextInput
							name="quantity"
							label={name}
							description={hint(quantity)}
							defaultValue={usual(quantity)}
							inputMode="numeric"
							autoComplete="off"
							size="md"
						/>
					</div>
				))}
			</Stack>
		</fieldset>
	)
}
