import type { ReactNode } from 'react'
import { Text } from '../text/text'

/** Why something was not done, beside what it was asked with. */
export const ProblemLine = ({ children }: { children: ReactNode }) => (
	<Text size="small" tone="danger" strong role="alert">
		{children}
	</Text>
)
