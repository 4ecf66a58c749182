/** What is said with the stars of a person; `comment` is null for stars without words. */
type Words = { comment: string | null; answer?: string }

const said = (comment: string): Words => ({ comment })
const STARS_ONLY: Words = { comment: null }

export const REVIEWS: Record<string, readonly Words[]> = {
  '102': [
    said(
      'Sir Noel walked us through the whole house and showed us where the roof had been repaired, before we even ' +
        'asked.',
    ),
    said('Good and honest, but he only answers in the morning, so a simple question took us two days.'),
    said('The gate, the gutters, the papers: everything was as described. We moved in last month.'),
    STARS_ONLY,
    said('Very patient with my parents, who came to look three times.'),
    {
      ...said('The photos were a bit old. The garden is smaller now because of the new carport.'),
      answer: 'You are right, and I have taken new ones since. Thank you for saying so.',
    },
    said('He called the barangay himself to make sure about the easement. That says a lot.'),
    STARS_ONLY,
  ],
  '103': [
    said(
      'Ma’am Marivic had the title and the tax declaration on the table at the first viewing. We closed in five weeks.',
    ),
    said('She told us which unit not to take because of the afternoon sun. You do not forget that.'),
    said('Knows her buildings very well. Viewings on weekends fill up fast, so book early.'),
    said('I bought from Dubai without seeing the unit. Video call, measured plan, no surprises when I came home.'),
    STARS_ONLY,
    said('Fair in the negotiation, to both sides.'),
    said('Helped us with the bank even after her own work was done.'),
    STARS_ONLY,
  ],
  '104': [
    said(
      'He explained how the price came about, line by line. We paid a little less in the end and he was fine with it.',
    ),
    said('Professional, but only on weekdays. For us who work in Bacolod that meant taking leave.'),
    said('Our shop has been open for half a year on Iznart now. Good advice about the frontage.'),
    STARS_ONLY,
    said('Straight answers, no pushing.'),
    said('Brought an engineer to look at the columns. At his own cost.'),
  ],
  '105': [
    said(
      'My daughter has stayed there for two years. Quiet house, and Ate Analyn checks on them when there is a storm.',
    ),
    said('The faucet broke on a Sunday and was fixed on the same Sunday.'),
    STARS_ONLY,
    said('House rules are strict but fair. My room was exactly like in the pictures.'),
    said('Got my deposit back in a week, with the receipts for what was taken off.'),
    said('Walking distance to the university is really walking distance.'),
  ],
  '106': [
    said('Kuya Rodel walked the boundary with us in the rain and we found all four corner stones.'),
    said('The lot is good. The road to it needs a higher car after heavy rain, which I learned by myself.'),
    STARS_ONLY,
    said('Sold our late father’s land for us while we were in Canada. Every peso accounted for.'),
    said('Hard to reach during planting season.'),
    said('Surveyor and farmer in one, so he knows what the soil is good for.'),
  ],
  '107': [
    said('She filled in the Pag-IBIG forms together with us at our kitchen table. Approved on the first try.'),
    said('Helpful, but the first warehouse she showed us was already reserved by somebody else.'),
    said('Knows each subdivision in Pavia by its flood level. Believe her.'),
    STARS_ONLY,
    said('Bank-acquired properties have many papers. She had a folder for each.'),
    said('Quick to answer, a little too quick to move on to the next client.'),
    said('We found a house within our budget after others said that there was none.'),
  ],
  '108': [
    said('You can see that an architect lived with this house. He gave us the plans and the list of paints.'),
    STARS_ONLY,
    said('He sells slowly and carefully. Worth the wait.'),
    said('Beautiful work; the stairs are steep for old knees and he said so himself.'),
    said('Every hinge works. I have never said that about a house before.'),
  ],
  '109': [
    said('Lola Lourdes gave us cuttings from the garden when we moved in.'),
    said('The house is lovely and old, and the wiring is too. It was redone, but it took a month.'),
    STARS_ONLY,
    said('She prefers families, so as three nurses we had to explain ourselves first. After that, very kind.'),
    said('Rent has not gone up in three years.'),
    said('Message the granddaughter, Lola does not always see the phone.'),
    said('Mang Tino keeps the garden as if it were his own.'),
  ],
  '110': [
    said('Our clinic needed ramps and a second exit. He found the one building that had both.'),
    said('Serious and slow in a good way, but do not expect an answer on the same day.'),
    said('He came with his lawyer and his engineer, and each had read the papers.'),
    STARS_ONLY,
    said('Got us the permits for the school on the second visit to the city hall.'),
    said('Port-side warehouse, as described to the meter.'),
  ],
  '401': [
    said('She asked for the title at the registry before she asked for our signature. That is how we chose her.'),
    said('Told us about the leak behind the sink during the viewing, and had it fixed before turnover.'),
    STARS_ONLY,
    said('Very busy. Our viewing was moved twice, but she said so early.'),
    said('Assumed a Pag-IBIG loan through her. Every receipt was in one envelope.'),
    said('Knows who floods in Pavia and who does not, street by street.'),
  ],
  '402': [
    said('He listed the dues, the sinking fund and the parking before we asked what the unit costs.'),
    said('Good with condos, less patient with old houses.'),
    STARS_ONLY,
    said('Our tenant came through him, with papers complete and a deposit that cleared.'),
    said('Answers fast by e-mail, slowly by phone.'),
    said('We sold from Perth. He sent a video of the turnover, meter readings included.'),
  ],
}
