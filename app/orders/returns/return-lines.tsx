import { TextInput } from '@mantine/core'
import type { OrderReturns } from '../../../domain/returns/schema'
import { ProblemLine } from '../../ui/forms/problem-line'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'

interface ReturnLinesProps {
	left: OrderReturns['left']
	/** What is wrong with them. */
	problem: string | null
}

/** How many of each line are to be returned; none unless said. */
export function ReturnLines({ left, problem }: ReturnLinesProps) {
	return (
		<fieldset>
			<legend>Goods to return</legend>
			{problem && <ProblemLine>{problem}</ProblemLine>}
			<Stack gap={3}>
				{left.map(({ line, name, quantity }) => (
					<div key={line}>
						<input type="hidden" name="line" value={line} />
						<TextInput
							name="quantity"
							label={name}
							description={`At most ${number(quantity)}`}
							defaultValue="0"
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
