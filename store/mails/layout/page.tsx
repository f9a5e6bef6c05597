import type { ReactNode } from 'react'
import { message } from '../../../shared/messages/message.ts'
import { BlockView, PARAGRAPH } from './blocks.tsx'
import { coloured, STYLE_SHEET } from './style.ts'
import { contactOf, type Reading } from './text.ts'

const FONT = "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const WIDTH = 600

/** A mail as a page: tables and inline styles, which mail programs understand. */
export function MailPage(reading: Reading) {
	const { content, shop, say } = reading
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<title>{say(content.subject)}</title>
				<style>{STYLE_SHEET}</style>
			</head>
			<body {...coloured('page', { margin: 0, padding: 0, fontFamily: FONT })}>
				<Column>
					<Head shop={shop} />
					<Card {...reading} />
					<Foot {...reading} />
				</Column>
			</body>
		</html>
	)
}

const FULL = { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 } as const

/** Rows in the middle of the window, of the width that a line is read well at. */
function Column({ children }: { children: ReactNode }) {
	return (
		<table {...FULL} {...coloured('page')}>
			<tbody>
				<tr>
					<td align="center" style={{ padding: '24px 12px' }}>
						<table {...FULL} style={{ maxWidth: WIDTH, textAlign: 'left' }}>
							<tbody>{children}</tbody>
						</table>
					</td>
				</tr>
			</tbody>
		</table>
	)
}

function Head({ shop: { name, logo, publicUrl } }: Pick<Reading, 'shop'>) {
	const style = { fontSize: 22, fontWeight: 700, textDecoration: 'none' }
	return (
		<tr>
			<td className="wide" style={{ padding: '4px 40px 20px' }}>
				<a href={publicUrl} {...coloured('name', style)}>
					{logo ? <img src={logo} alt={name} height={40} style={{ border: 0 }} /> : name}
				</a>
			</td>
		</tr>
	)
}

const BORDER = { borderWidth: 1, borderStyle: 'solid', borderRadius: 14 } as const

function Card({ content, name, shop, say }: Reading) {
	const { className, style } = coloured('card', { ...BORDER, padding: '32px 40px 16px' })
	const title = { margin: '0 0 20px', fontSize: 24, lineHeight: '31px' }
	const closing = { ...PARAGRAPH, whiteSpace: 'pre-line' } as const
	return (
		<tr>
			<td className={`${className} wide`} style={style}>
				<h1 {...coloured('ink', title)}>{say(content.title)}</h1>
				<p {...coloured('ink', PARAGRAPH)}>{say(message('mail.greeting', { name }))}</p>
				{content.blocks.map((block, index) => (
					<BlockView
						// biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a mail stay as they are
						key={index}
						block={block}
						publicUrl={shop.publicUrl}
						say={say}
					/>
				))}
				<p {...coloured('ink', closing)}>{say(message('mail.closing', { shop: shop.name }))}</p>
			</td>
		</tr>
	)
}

function Foot({ content, shop, say }: Reading) {
	const style = { padding: '20px 40px', fontSize: 13, lineHeight: '20px' }
	const quiet = coloured('quiet', style)
	return (
		<tr>
			<td className={`${quiet.className} wide`} style={quiet.style}>
				{[say(content.reason), ...contactOf(shop)].map((line) => (
					<div key={line}>{line}</div>
				))}
			</td>
		</tr>
	)
}
