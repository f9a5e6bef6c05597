import type { ComponentProps } from 'react'
import { Text } from '../text/text'

/** What is wrong with a field or a row, below it; nothing where nothing is. */
export const FieldProblem = ({ children, ...text }: ComponentProps<typeof Text<'p'>>) =>
	children && (
		<Text size="tiny" tone="danger" {...text} role="alert">
			{children}
		</Text>
	)
