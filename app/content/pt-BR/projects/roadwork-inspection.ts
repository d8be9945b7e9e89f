import type { ProjectWords } from '../../project.ts';
import type { roadworkInspection as facts } from '../../project-facts/roadwork-inspection.ts';

export const roadworkInspection = {
  captions: {
    '01-route-map':
      'Mapa da SP-270: trecho já vistoriado, zona sem sinal e defeitos por gravidade.',
    '02-day-plan': 'O turno desenhado como estrada: 20,8 de 41\u00a0km já percorridos.',
    '03-camera-detection':
      'A câmera marca buraco, trinca e faixa apagada no km\u00a0231, sem sinal.',
    '04-defect-form': 'Registro do buraco D-0417: medidas da câmera, gravidade, GPS e nota de voz.',
    '05-offline-queue':
      'Sete registros, 55,4\u00a0MB, esperam a próxima antena; o mais grave sobe primeiro.',
    '06-defect-detail': 'O mesmo buraco antes e depois do reparo, fechado em 3h38.',
    '07-report': 'Relatório do dia assinado: 23 defeitos em cinco trechos, quatro deles graves.',
    '08-team-progress': 'A equipe foi de 24,1 para 41,0\u00a0km por turno: alta de 70%.',
  },
  overview: {
    challenge:
      'A Rota Paranapanema cuida de 164\u00a0km de rodovias no interior paulista. A cada buraco, o inspetor parava no acostamento, media com trena, anotava na prancheta e fotografava; no fim do dia, redigitava tudo na base. Longe de antena, a foto perdia o quilômetro. Um turno inteiro cobria 24\u00a0km.',
    solution:
      'O Via usa o celular preso ao para-brisa da viatura. Um modelo de visão, no próprio aparelho, marca buracos, trincas, faixas apagadas e placas danificadas em 31\u00a0ms por quadro. O inspetor confere e segue. Fotos, medidas e nota de voz ficam numa fila que sobe quando o sinal volta, do defeito mais grave ao mais leve.',
    impact:
      'A primeira versão foi à pista em 30\u00a0dias, num trecho só. Seis meses depois, com as quatro equipes, a eficiência da inspeção subiu 70%: de 24,1 para 41,0\u00a0km por turno. O relatório sai assinado no mesmo dia, e um buraco achado longe de qualquer antena virou ordem de serviço em 1h23.',
    keyPoints: [
      '+70% de eficiência na inspeção',
      'Detecção no aparelho, sem depender de rede',
      'O inspetor confirma cada registro',
      'Do achado ao reparo, um só histórico',
    ],
  },
  features: [
    'Detecção de buracos, trincas, faixas apagadas e placas danificadas pela câmera',
    'Largura, comprimento e área medidos na imagem, com quilômetro e GPS',
    'Fila de envio sem sinal que põe os defeitos graves na frente',
    'Mapa do trecho salvo no celular, com as zonas de sombra da rede',
    'Ordem de serviço ligada ao defeito, com foto de antes e depois',
    'Relatório diário que se monta sozinho e é assinado na tela',
  ],
} as const satisfies ProjectWords<typeof facts>;
