import type { ReactNode } from 'react'
import { Text } from '../text/text'

/** The reason for a refusal, beside the form. */
export const ProblemLine = ({ children }: { children: ReactNode }) => (
	<Text size="small" color="danger" strong role="alert">
		{children}
	</Text>
)
