import type { ReactNode } from 'react'
import { Stack } from '../ui/layout/stack'
import { Heading } from '../ui/text/heading'

/** One part, in the ways it can look. */
export function UiPart({ name, children }: { name: string; children: ReactNode }) {
	return (
		<Stack as="section" gap={3} aria-label={name}>
			<Heading level={2} size="body">
				{name}
			</Heading>
			{children}
		</Stack>
	)
}

export const LONG_NAME = 'Monocrystalline Half-Cut Bifacial Module 550 W (pallet of 31)'
