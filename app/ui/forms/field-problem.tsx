import type { ComponentProps } from 'react'
import { Text } from '../text/text'

/** The mistake of a field or a row, below it; nothing without one. */
export const FieldProblem = ({ children, ...text }: ComponentProps<typeof Text<'p'>>) =>
	children && (
		<Text size="tiny" color="danger" {...text} role="alert">
			{children}
		</Text>
	)
