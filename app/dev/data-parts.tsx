import { useState } from 'react'
import { Disclosure } from '../ui/display/disclosure'
import { Fact, FactList } from '../ui/display/fact-list'
import { List } from '../ui/display/list'
import { Pill, Status } from '../ui/display/status'
import { Stepper } from '../ui/display/stepper'
import { Row } from '../ui/layout/row'
import { Flash } from '../ui/overlay/flash'
import { Toast } from '../ui/overlay/toast'
import { ButtonLink } from '../ui/text/button-link'
import { Price } from '../ui/text/price'
import { LONG_NAME, UiPart } from './ui-part'

const VARIANTS = ['waiting', 'good', 'info', 'bad', 'off'] as const

export function DataParts() {
	return (
		<>
			<UiPart name="Status and Pill">
				<Row gap={4} wrap>
					{VARIANTS.map((variant) => (
						<Status key={variant} variant={variant}>
							{variant}
						</Status>
					))}
				</Row>
				<Row wrap>
					{VARIANTS.map((variant) => (
						<Pill key={variant} variant={variant}>
							{variant}
						</Pill>
					))}
				</Row>
			</UiPart>
			<UiPart name="List">
				<List variant="rows" divided>
					<li>{LONG_NAME}</li>
					<li>Second</li>
				</List>
				<List variant="bulleted">
					<li>{LONG_NAME}</li>
					<li>Second</li>
				</List>
			</UiPart>
			<UiPart name="FactList">
				<FactList variant="columns">
					<Fact name="Power">550 W</Fact>
					<Fact name="Name">{LONG_NAME}</Fact>
					<Fact name="Warranty">Not known</Fact>
				</FactList>
				<FactList variant="figures">
					<Fact name="Orders" hint="not declined">
						1,204
					</Fact>
					<Fact name="Value" hint="₹12.3 lakh">
						<Price rupees={1234567} />
					</Fact>
				</FactList>
				<FactList variant="sums">
					<Fact name="Subtotal">
						<Price rupees={1234567} />
					</Fact>
					<Fact name="GST">
						<Price rupees={61728} />
					</Fact>
					<Fact name="Total" total>
						<Price rupees={1296295} />
					</Fact>
				</FactList>
			</UiPart>
			<UiPart name="Disclosure">
				<Disclosure title="How it is wired">
					<p>Five panels in a row, one inverter.</p>
				</Disclosure>
			</UiPart>
			<UiPart name="Stepper">
				<Count />
			</UiPart>
			<UiPart name="Flash">
				<Flash
					done={`Removed ${LONG_NAME}.`}
					variant="plain"
					undo={<ButtonLink>Undo</ButtonLink>}
				/>
				<Flash done="Two pieces are in your cart." undo={<ButtonLink>Undo</ButtonLink>} />
				<Flash done={null} problem="Another admin has set it to 4 meanwhile." />
			</UiPart>
			<UiPart name="Toast">
				<Say />
			</UiPart>
		</>
	)
}

function Count() {
	const [count, setCount] = useState(1)
	return (
		<Stepper
			aria-label="Quantity"
			value={count}
			onInput={(event) => setCount(Number(event.currentTarget.value))}
			less={{
				'aria-label': 'One less',
				disabled: count <= 1,
				onClick: () => setCount(count - 1),
			}}
			more={{ 'aria-label': 'One more', onClick: () => setCount(count + 1) }}
		/>
	)
}

function Say() {
	const [number, setNumber] = useState(0)
	return (
		<>
			<ButtonLink onClick={() => setNumber(number + 1)}>Say it</ButtonLink>
			<Toast
				said={number > 0 ? { key: number, words: `Said ${number} times` } : null}
				shownMs={2500}
			/>
		</>
	)
}
