import { expect, it } from 'vitest'
import { dayIn, figureIn } from './figures.ts'

it.each([
	['21/11/2026', '2026-11-21'],
	['21-11-26', '2026-11-21'],
	['20/11/26', '2026-11-20'],
	['1 Nov 2026', '2026-11-01'],
	['01-NOV-2026', '2026-11-01'],
	['21-Nov-26', '2026-11-21'],
	['2026-11-21', '2026-11-21'],
	['2026-11-21T10:22:33', '2026-11-21'],
	['Nov 21, 2026', '2026-11-21'],
	['20261121', '2026-11-21'],
	['46347', '2026-11-21'],
	['46347.43', '2026-11-21'],
	['21/11/2026 10:22:33 AM', '2026-11-21'],
	['31/02/2026', null],
	['11/21/2026', null],
	['12345', null],
	['Closing balance', null],
])('reads the day %s', (text, day) => expect(dayIn(text)).toBe(day))

it.each([
	['1,41,900.00', 1_41_900_00, null],
	['₹ 500.5', 500_50, null],
	['INR 34,279.01', 34_279_01, null],
	['500.00 CR', 500_00, 'credit'],
	['500.00(Dr)', 500_00, 'debit'],
	['500.00 (Cr)', 500_00, 'credit'],
	['Dr 500', 500_00, 'debit'],
	['28000,00', 28_000_00, null],
	['12.000,5', 12_000_50, null],
	['1,234', 1_234_00, null],
	['-5', 5_00, 'debit'],
	['(5.00)', 5_00, 'debit'],
	['0.00', 0, null],
])('reads the figure %s', (text, amount, mark) => expect(figureIn(text)).toEqual({ amount, mark }))

it.each(['', ' ', '-', '–'])('reads “%s” as none', (text) => expect(figureIn(text)).toBeNull())

it.each(['1.234', '6.4.9', 'about 5', '5 or 6'])('does not read %s', (text) =>
	expect(figureIn(text)).toBe('unread'),
)
