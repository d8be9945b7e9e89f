import type { ScreenProps } from '../../case-artwork.ts';
import { cardTotal, order, pixDiscount, subtotal, total } from './data.ts';
import { BarcodeIcon, CardIcon, CheckIcon, LeafIcon, PixIcon } from './icons.tsx';
import { Wordmark } from './logo.tsx';
import { OrderThumb } from './order-thumb.tsx';
import { PixCode } from './pix-code.tsx';
import { money, text } from './text.ts';

const words = {
  deliver: text('Entregar para', 'Deliver to'),
  change: text('Alterar', 'Change'),
  van: text('Caminhonete do viveiro', 'The nursery’s own van'),
  when: text(
    'Sexta-feira, 13 de março, entre 14h e 18h, em pé e com a terra úmida',
    'Friday, March 13, between 2 and 6 pm, upright and with moist soil',
  ),
  pay: text('Pagamento', 'Payment'),
  pix: text('5% de desconto', '5% off'),
  card: text('Cartão', 'Card'),
  boleto: text('Boleto', 'Boleto'),
  days: text('em 2 dias úteis', '2 working days'),
  scan: text('Aponte a câmera do banco', 'Scan with your bank’s app'),
  paste: text('ou cole este código no aplicativo:', 'or paste this code in the app:'),
  care: text(
    'Chegou machucada? Trocamos a planta em até 7\u00a0dias.',
    'Arrived damaged? We replace the plant within 7\u00a0days.',
  ),
  copy: text('Copiar código', 'Copy code'),
  valid: text('vale por 29:42', 'valid for 29:42'),
  order: text('Pedido', 'Order'),
  products: text('Produtos', 'Products'),
  discount: text('Desconto do Pix', 'Pix discount'),
  freight: text('Entrega', 'Delivery'),
  total: text('Total no Pix', 'Total with Pix'),
};

function address(language: ScreenProps['language']): string {
  const { street, flat, district, city, postcode } = order;
  return `${street}, ${flat[language]} – ${district}, ${city}, ${postcode}`;
}

export function Checkout({ language }: ScreenProps) {
  const instalments = `4 × ${money(cardTotal / 4, language)}`;
  return (
    <div className="screen checkout">
      <main className="checkout-main">
        <Wordmark className="bar-logo" ink="#163c2a" leaf="#4f9a4c" />
        <section className="checkout-step">
          <i>
            <CheckIcon size={16} />
          </i>
          <h2>{`${words.deliver[language]} ${order.customer}`}</h2>
          <u>{words.change[language]}</u>
          <p style={{ gridColumn: '2 / -1' }}>{address(language)}</p>
        </section>
        <section className="checkout-step">
          <i>
            <CheckIcon size={16} />
          </i>
          <h2>{words.van[language]}</h2>
          <b className="figures">{money(order.freight, language)}</b>
          <p style={{ gridColumn: '2 / -1' }}>{words.when[language]}</p>
        </section>
        <section className="checkout-step">
          <i>3</i>
          <h2>{words.pay[language]}</h2>
          <div className="checkout-ways">
            <div className="on">
              <PixIcon size={21} />
              <b>Pix</b>
              <span>{words.pix[language]}</span>
            </div>
            <div>
              <CardIcon size={21} />
              <b>{words.card[language]}</b>
              <span className="figures">{instalments}</span>
            </div>
            <div>
              <BarcodeIcon size={21} />
              <b>{words.boleto[language]}</b>
              <span>{words.days[language]}</span>
            </div>
          </div>
          <div className="checkout-pix">
            <PixCode size={150} />
            <div style={{ minWidth: 0 }}>
              <h3>{words.scan[language]}</h3>
              <p>{words.paste[language]}</p>
              <code>00020126-QUINTAL-QT10482-4f1c9a</code>
              <div className="checkout-copy figures">
                <b>{words.copy[language]}</b>
                {words.valid[language]}
              </div>
            </div>
          </div>
        </section>
        <p className="checkout-care">
          <LeafIcon size={19} />
          {words.care[language]}
        </p>
      </main>
      <aside className="checkout-sum">
        <h2 className="serif">{`${words.order[language]} ${order.number}`}</h2>
        {order.lines.map(({ id, name, detail, price }) => (
          <div key={id} className="checkout-line">
            <OrderThumb id={id} size={50} />
            <div>
              <b>{name[language]}</b>
              <span>{detail[language]}</span>
            </div>
            <span className="figures" style={{ color: 'inherit', fontSize: 15 }}>
              {money(price, language)}
            </span>
          </div>
        ))}
        <div className="checkout-costs figures">
          <div>
            <span>{words.products[language]}</span>
            {money(subtotal, language)}
          </div>
          <div>
            <span>{words.freight[language]}</span>
            {money(order.freight, language)}
          </div>
          <div className="off">
            <span>{words.discount[language]}</span>
            {`– ${money(pixDiscount, language)}`}
          </div>
        </div>
        <div className="checkout-total">
          {words.total[language]}
          <strong className="figures">{money(total, language)}</strong>
        </div>
      </aside>
    </div>
  );
}
