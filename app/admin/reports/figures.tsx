import type { ReactNode } from 'react'
import { Fact, FactList } from '../../ui/display/fact-list'
import { Card } from '../../ui/layout/card'
import { Price } from '../../ui/text/price'
import { inLakh } from './words'

/** The figures that a report comes down to. */
export function Figures({ children }: { children: ReactNode }) {
	return (
		<Card>
			<FactList variant="figures">{children}</FactList>
		</Card>
	)
}

/** A figure in rupees, with the words people use for so much. */
export function Money({ name, rupees, hint }: { name: string; rupees: number; hint?: string }) {
	const said = inLakh(rupees)
	return (
		<Fact name={name} hint={[said && `₹${said}`, hint].filter(Boolean).join(' · ')}>
			<Price rupees={rupees} />
		</Fact>
	)
}
