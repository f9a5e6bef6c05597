/** Names as people give them, and the stored name; null is refused. */
export const GIVEN_NAMES: readonly (readonly [given: string, kept: string | null])[] = [
	['Asha Kulkarni', 'Asha Kulkarni'],
	['O’Brien', 'O’Brien'],
	['Anne-Marie', 'Anne-Marie'],
	['D. Y. Chandrachud', 'D. Y. Chandrachud'],
	['S. P. B.', 'S. P. B.'],
	['Jr. Kumar 2', 'Jr. Kumar 2'],
	['M', 'M'],
	['Zoë', 'Zoë'],
	['José Ñandú', 'José Ñandú'],
	['Łukasz', 'Łukasz'],
	['Ærø', 'Ærø'],
	['Þóra', 'Þóra'],
	['ß', 'ß'],
	['Ms. A', 'Ms. A'],
	['Ravi & Sons', 'Ravi & Sons'],
	['Asha (Pune)', 'Asha (Pune)'],
	['K.S. Rao, IAS', 'K.S. Rao, IAS'],
	['3M', '3M'],
	['4 Seasons', '4 Seasons'],
	['A1', 'A1'],
	['Vijay "Bunty" Rao', 'Vijay "Bunty" Rao'],
	["D'Souza", "D'Souza"],
	['आशा कुलकर्णी', 'आशा कुलकर्णी'],
	['श्रीमती सुधा मूर्ति', 'श्रीमती सुधा मूर्ति'],
	['क्षितिज', 'क्षितिज'],
	['অমর্ত্য সেন', 'অমর্ত্য সেন'],
	['রবীন্দ্রনাথ', 'রবীন্দ্রনাথ'],
	['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
	['નરેન્દ્ર', 'નરેન્દ્ર'],
	['ଅଜୟ', 'ଅଜୟ'],
	['முருகன்', 'முருகன்'],
	['கி. ராஜநாராயணன்', 'கி. ராஜநாராயணன்'],
	['రామారావు', 'రామారావు'],
	['కృష్ణ', 'కృష్ణ'],
	['ಕುವೆಂಪು', 'ಕುವೆಂಪು'],
	['ಶ್ರೀನಿವಾಸ', 'ಶ್ರೀನಿವಾಸ'],
	['മോഹൻ ലാൽ', 'മോഹൻ ലാൽ'],
	['ශ්\u200dරී', 'ශ්\u200dරී'],
	['محمد علی', 'محمد علی'],
	['عبد الكلام', 'عبد الكلام'],
	['می\u200cخواهم', 'می\u200cخواهم'],
	['שרה', 'שרה'],
	['Иван Петров', 'Иван Петров'],
	['Дмитрий', 'Дмитрий'],
	['Γιώργος', 'Γιώργος'],
	['山田太郎', '山田太郎'],
	['やまだ', 'やまだ'],
	['김민준', '김민준'],
	['สมชาย', 'สมชาย'],
	['မောင်', 'မောင်'],
	['Հայկ', 'Հայկ'],
	['თამარ', 'თამარ'],
	['ᱥᱟᱱᱛᱟᱲᱤ', 'ᱥᱟᱱᱛᱟᱲᱤ'],
	['ꯃꯩꯇꯩ', 'ꯃꯩꯇꯩ'],
	['ދިވެހި', 'ދިވެހި'],
	['አበበ', 'አበበ'],
	['བོད', 'བོད'],
	['ព្រះ', 'ព្រះ'],
	['ສົມ', 'ສົມ'],
	['نستعلیق', 'نستعلیق'],
	['क्\u200dष', 'क्\u200dष'],
	['ക്\u200d', 'ക്\u200d'],
	['श्\u200dव', 'श्\u200dव'],
	['র\u200d্যাব', 'র\u200d্যাব'],
	['ශ්\u200dය', 'ශ්\u200dය'],
	['نامه\u200cها', 'نامه\u200cها'],
	['Zoe\u0308', 'Zoë'], // wrong before
	['Jose\u0301', 'José'], // wrong before
	['A\u030angstrom', 'Ångstrom'], // wrong before
	['फ़रीदा', 'फ़रीदा'],
	['กำ', 'กำ'],
	['각', '각'], // wrong before
	['  Asha  ', 'Asha'],
	['\u00a0Asha\u00a0', 'Asha'],
	['\ufeffAsha', 'Asha'],
	['\u0009Asha\u000a', 'Asha'],
	['　山田', '山田'],
	['', null],
	['   ', null],
	['123', null], // wrong before
	['12 34', null], // wrong before
	['-', null], // wrong before
	['.', null], // wrong before
	['?', null], // wrong before
	['!!', null], // wrong before
	['—', null], // wrong before
	['☀️', null], // wrong before
	['42', null], // wrong before
	['१२३', null], // wrong before
	['A\u000aB', null], // wrong before
	['A\u000d\u000aB', null], // wrong before
	['A\u0009B', null], // wrong before
	['A\u2028B', null], // wrong before
	['A\u2029B', null], // wrong before
	['A\u0085B', null], // wrong before
	['A\u000bB', null],
	['A\u200bB', null], // wrong before
	['A\u200eB', null], // wrong before
	['A\u200fB', null], // wrong before
	['\u202aA\u202c', null], // wrong before
	['A\u202eB', null], // wrong before
	['A\u2060B', null], // wrong before
	['A\u00adB', null], // wrong before
	['A\ufeffB', null], // wrong before
	['A\u200dB', null], // wrong before
	['A\u200cB', null], // wrong before
	['Ali\u2066B\u2069', null], // wrong before
	['👨\u200d👩\u200d👧 A', null], // wrong before
	['A\u0000B', null],
	['A\u0007B', null],
	['A\u001bB', null],
	['A\u007fB', null],
	['A\u0090B', null], // wrong before
	['http://a.example', null],
	['see www.a.example', null],
	['A/B', null],
	['x'.repeat(101), null],
]
