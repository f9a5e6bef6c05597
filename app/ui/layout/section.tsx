import type { ReactNode } from 'react'
import { Heading } from '../text/heading'
import type { Space } from './space'
import { Stack } from './stack'

interface SectionProps {
	title: ReactNode
	/** Of its heading. */
	id: string
	/** Between its children; 4 unless given. */
	gap?: Space
	children: ReactNode
}

/** A part of a page, below a heading in the size of its text. */
export const Section = ({ title, id, gap = 4, children }: SectionProps) => (
	<Stack as="section" gap={gap} aria-labelledby={id}>
		<Heading level={2} size="body" id={id}>
			{title}
		</Heading>
		{children}
	</Stack>
)
