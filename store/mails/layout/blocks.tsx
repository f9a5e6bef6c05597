import type { Say } from '../../../shared/messages/types.ts'
import type { Block } from '../content.ts'
import { coloured } from './style.ts'
import { wordsOf } from './text.ts'

interface Showing {
	block: Block
	publicUrl: string
	say: Say
}

export const PARAGRAPH = { margin: '0 0 16px', fontSize: 16, lineHeight: '25px' }
const CELL = {
	padding: '10px 0',
	borderTopWidth: 1,
	borderTopStyle: 'solid',
	fontSize: 15,
	lineHeight: '22px',
} as const
const AMOUNT = {
	...CELL,
	textAlign: 'right',
	whiteSpace: 'nowrap',
	paddingLeft: 16,
	verticalAlign: 'top',
} as const

export function BlockView({ block, publicUrl, say }: Showing) {
	switch (block.kind) {
		case 'text':
			return <p {...coloured('ink', PARAGRAPH)}>{say(block.message)}</p>
		case 'note':
			return (
				<p {...coloured('quiet', { ...PARAGRAPH, fontSize: 14, lineHeight: '21px' })}>
					{say(block.message)}
				</p>
			)
		case 'quote':
			return <Quote text={block.text} />
		case 'button':
			return <Button label={say(block.label)} href={`${publicUrl}${block.path}`} />
		case 'facts':
			return <Facts block={block} say={say} />
		case 'items':
			return <Items block={block} say={say} />
	}
}

function Quote({ text }: { text: string }) {
	const style = {
		...PARAGRAPH,
		padding: '4px 0 4px 14px',
		borderLeftWidth: 3,
		borderLeftStyle: 'solid',
		whiteSpace: 'pre-line',
	} as const
	return <p {...coloured('row', style)}>{text}</p>
}

function Button({ label, href }: { label: string; href: string }) {
	const style = {
		display: 'inline-block',
		padding: '13px 22px',
		borderRadius: 10,
		fontSize: 16,
		lineHeight: '20px',
		fontWeight: 600,
		textDecoration: 'none',
	}
	return (
		<p style={{ margin: '8px 0 24px' }}>
			<a href={href} {...coloured('button', style)}>
				{label}
			</a>
		</p>
	)
}

const TABLE = { width: '100%', borderCollapse: 'collapse', margin: '0 0 24px' } as const

function Facts({ block, say }: { block: Extract<Block, { kind: 'facts' }>; say: Say }) {
	return (
		<table style={TABLE}>
			<tbody>
				{block.facts.map(({ label, value }) => (
					<tr key={wordsOf(label, say)}>
						<th
							{...coloured('label', {
								...CELL,
								textAlign: 'left',
								fontWeight: 400,
								verticalAlign: 'top',
								paddingRight: 16,
							})}
							scope="row"
						>
							{wordsOf(label, say)}
						</th>
						<td {...coloured('row', { ...CELL, fontWeight: 600, whiteSpace: 'pre-line' })}>
							{wordsOf(value, say)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

function Items({
	block: { items, beside, total },
	say,
}: {
	block: Extract<Block, { kind: 'items' }>
	say: Say
}) {
	return (
		<table style={TABLE}>
			<tbody>
				{items.map(({ name, quantity, amount }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may read alike
					<tr key={index}>
						<td {...coloured('row', CELL)}>{`${quantity} × ${name}`}</td>
						<td {...coloured('row', AMOUNT)}>{amount}</td>
					</tr>
				))}
				{beside.map(({ label, amount }) => (
					<tr key={wordsOf(label, say)}>
						<td {...coloured('row', CELL)}>{wordsOf(label, say)}</td>
						<td {...coloured('row', AMOUNT)}>{amount}</td>
					</tr>
				))}
				<tr>
					<th {...coloured('row', { ...CELL, textAlign: 'left' })} scope="row">
						{wordsOf(total.label, say)}
					</th>
					<td {...coloured('row', { ...AMOUNT, fontWeight: 700 })}>{total.amount}</td>
				</tr>
			</tbody>
		</table>
	)
}
