/** PIN codes as people give them, and their six digits; null is refused. */
export const GIVEN_PINS: readonly (readonly [given: string, kept: string | null])[] = [
	['411038', '411038'],
	['110001', '110001'],
	['302001', '302001'],
	['560001', '560001'],
	['700001', '700001'],
	['682001', '682001'],
	['999999', '999999'],
	['411 038', '411038'],
	['411-038', '411038'], // wrong before
	['4 1 1 0 3 8', '411038'],
	['411.038', '411038'], // wrong before
	['411,038', '411038'], // wrong before
	[' 411038 ', '411038'],
	['411038\u000a', '411038'],
	['411\u00a0038', '411038'],
	['411\u2009038', '411038'],
	['411\u202f038', '411038'],
	['411\u2011038', '411038'], // wrong before
	['411–038', '411038'], // wrong before
	['411—038', '411038'], // wrong before
	['411−038', '411038'], // wrong before
	['411\u200b038', '411038'], // wrong before
	['\ufeff411038', '411038'],
	['\u202a411038\u202c', '411038'], // wrong before
	['\u2066411038\u2069', '411038'], // wrong before
	['411\u200e038', '411038'], // wrong before
	['411\u00ad038', '411038'], // wrong before
	['४११०३८', '411038'], // wrong before
	['४११ ०३८', '411038'], // wrong before
	['४११-०३८', '411038'], // wrong before
	['৪১১০৩৮', '411038'], // wrong before
	['੪੧੧੦੩੮', '411038'], // wrong before
	['૪૧૧૦૩૮', '411038'], // wrong before
	['୪୧୧୦୩୮', '411038'], // wrong before
	['௪௧௧௦௩௮', '411038'], // wrong before
	['౪౧౧౦౩౮', '411038'], // wrong before
	['೪೧೧೦೩೮', '411038'], // wrong before
	['൪൧൧൦൩൮', '411038'], // wrong before
	['٤١١٠٣٨', '411038'], // wrong before
	['۴۱۱۰۳۸', '411038'], // wrong before
	['４１１０３８', '411038'], // wrong before
	['４１１－０３８', '411038'], // wrong before
	['๔๑๑๐๓๘', '411038'], // wrong before
	['၄၁၁၀၃၈', '411038'], // wrong before
	['៤១១០៣៨', '411038'], // wrong before
	['໔໑໑໐໓໘', '411038'], // wrong before
	['༤༡༡༠༣༨', '411038'], // wrong before
	['᠔᠑᠑᠐᠓᠘', '411038'], // wrong before
	['𑁪𑁧𑁧𑁦𑁩𑁮', '411038'], // wrong before
	['𝟒𝟏𝟏𝟎𝟑𝟖', '411038'], // wrong before
	['𝟜𝟙𝟙𝟘𝟛𝟠', '411038'], // wrong before
	['꯴꯱꯱꯰꯳꯸', '411038'], // wrong before
	['᱔᱑᱑᱐᱓᱘', '411038'], // wrong before
	['४1१0३८', '411038'], // wrong before
	['4११०38', '411038'], // wrong before
	['411  038', '411038'],
	['411 - 038', '411038'], // wrong before
	['4-1-1-0-3-8', '411038'], // wrong before
	['\u0009411038', '411038'],
	['411038　', '411038'],
	['411　038', '411038'],
	['', null],
	['0', null],
	['011038', null],
	['000000', null],
	['41103', null],
	['4110388', null],
	['41103a', null],
	['PIN 411038', null],
	['411/038', null],
	['411_038', null],
	['411+038', null],
	['①②③④⑤⑥', null],
	['¹²³⁴⁵⁶', null],
	['ⅣⅠⅠ038', null],
	['4110 38 9', null],
	['０１１０３８', null],
	['०११०३८', null],
	['SW1A', null],
	['-', null],
	['411038411038', null],
	['4110three8', null],
	['४११०३', null],
	['4.11038e5', null],
	['0x645CE', null],
	['411038;', null],
	['(411038)', null],
	['411:038', null],
	['411038.0', null],
	['4110380', null],
	['4१', null],
	['१२३४५', null],
	['४११०३८९', null],
	['a', null],
	['null', null],
	['NaN', null],
	['\u200b', null],
	['９', null],
	['1e5', null],
	['+411038', null],
	['#411038', null],
]
